/** Whose names stand nowhere else, so that whatever is left of them is found. */
export const FIRST = 'Zyxwantha';
export const LAST = 'Quorblatt';
export const EMAIL = 'zyxwantha.q@rare.example';
export const SECOND_EMAIL = 'zyxwantha@other-rare.example';
export const PHONE = '+43662550139';
export const STREET = '12 Quibblewick Lane';
/** Somebody whose address only ends like that of the person. */
export const NEIGHBOUR = 'nozyxwantha.q@rare.example';
export const RARE = [FIRST, LAST, STREET, EMAIL, SECOND_EMAIL, encodeURIComponent(EMAIL)];
