const PHONE = /^\+?[\d\s()./-]+$/;
const FEWEST_DIGITS = 4;

/**
 * The digits that a phone number is found by, however it was typed: "+43 (0) 662 55 01 39" and "0662/550139" are kept as
 * +43662550139. Undefined for what is no number.
 */
export function searchedPhone(words: string): string | undefined {
  const typed = words.trim();
  if (!PHONE.test(typed)) return undefined;
  const digits = typed
    .replace('(0)', '')
    .replaceAll(/\D/g, '')
    // 00 stands for +, and 0 is dialled at home only.
    .replace(/^0+/, '');
  return digits.length >= FEWEST_DIGITS ? digits : undefined;
}
