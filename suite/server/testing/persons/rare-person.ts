/** Names that occur nowhere else, so that any leftover is found. */
export const FIRST = 'Zyxwantha';
export const LAST = 'Quorblatt';
export const EMAIL = 'zyxwantha.q@rare.example';
export const SECOND_EMAIL = 'zyxwantha@other-rare.example';
export const PHONE = '+43662550139';
/** As it appears in every notation, once spaces are removed. */
export const PHONE_DIGITS = '662550139';
export const STREET = '12 Quibblewick Lane';
/** A person whose address only ends like the test person's. */
export const NEIGHBOUR = 'nozyxwantha.q@rare.example';
export const RARE = [FIRST, LAST, STREET, EMAIL, SECOND_EMAIL, encodeURIComponent(EMAIL)];
