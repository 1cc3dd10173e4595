/**
 * Characters that make a spreadsheet program run a cell as a formula when it opens a text file [OWASP: CSV injection].
 * Programs for East Asian languages also accept the full-width and small forms.
 */
const SIGNS = '[=+\\-@\\t\\r\\n＝＋－＠﹦﹢﹣﹫]';
const FORMULA = new RegExp(`^'*${SIGNS}`);
/** A text that was guarded: one apostrophe goes when it comes back. */
const GUARDED = new RegExp(`^'+${SIGNS}`);

/** A phone number or a dash runs nothing, and other readers than spreadsheets want it as it is. */
const ONLY_A_NUMBER = /^[+-][\d\s().,/-]*$/;

export function guardFormula(text: string): string {
  return FORMULA.test(text) && !ONLY_A_NUMBER.test(text) ? `'${text}` : text;
}

export function unguardFormula(text: string): string {
  return text.startsWith("'") && GUARDED.test(text) ? text.slice(1) : text;
}
