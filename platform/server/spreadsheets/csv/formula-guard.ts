/** What a spreadsheet program runs when it opens a text file, though it was only somebody's name [OWASP: CSV injection]. */
const FORMULA = /^'*[=+\-@\t\r]/;
/** A text that was guarded: one apostrophe goes when it comes back. */
export const GUARDED = /^'+[=+\-@\t\r]/;

export function guardFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}
