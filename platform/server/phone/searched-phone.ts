const PHONE = /^\+?[\d\s()./-]+$/;
const FEWEST_DIGITS = 4;

/**
 * Digits to search a phone number by: "+43 (0) 662 55 01 39" and "0662/550139" find the stored +43662550139. Undefined
 * if it is not a number.
 */
export function searchedPhone(words: string): string | undefined {
  const typed = words.trim();
  if (!PHONE.test(typed)) return undefined;
  const digits = typed
    .replace('(0)', '')
    .replaceAll(/\D/g, '')
    // 00 means +, and a leading 0 is only used for domestic calls.
    .replace(/^0+/, '');
  return digits.length >= FEWEST_DIGITS ? digits : undefined;
}
