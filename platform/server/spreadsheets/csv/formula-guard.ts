/**
 * What a spreadsheet program runs when it opens a text file, though it was only somebody's name [OWASP: CSV injection].
 * Programs for languages with wide letters take the wide and small forms of these signs for the signs.
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
