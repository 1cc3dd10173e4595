/** What a spreadsheet program runs when it opens a text file, though it was only somebody's name [OWASP: CSV injection]. */
const FORMULA = /^'*[=+\-@\t\r]/;
/** A text that was guarded: one apostrophe goes when it comes back. */
export const GUARDED = /^'+[=+\-@\t\r]/;

/** A phone number or a dash runs nothing, and other readers than spreadsheets want it as it is. */
const ONLY_A_NUMBER = /^[+-][\d\s().,/-]*$/;

export function guardFormula(text: string): string {
  return FORMULA.test(text) && !ONLY_A_NUMBER.test(text) ? `'${text}` : text;
}
