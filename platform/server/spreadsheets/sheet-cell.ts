/** A timestamp is a Date. A day is an ISO string, `2026-11-16`, in a column marked as containing days. */
export type SheetCell = string | number | boolean | Date | null | undefined;

/** Type of date that a column contains. */
export type DateColumn = 'day' | 'moment';

/** Workbooks start in 1900 and count its first weeks wrongly, so earlier dates stay text. */
const FIRST_DAY = Date.UTC(1901, 0, 1);
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Value of a date cell; timestamps are cut to seconds, because spreadsheets round up half a second. */
export function readCellDate(cell: SheetCell, column: DateColumn | undefined): Date | undefined {
  const at = column === 'day' && typeof cell === 'string' && DAY.test(cell) ? new Date(cell) : cell;
  if (!(at instanceof Date) || Number.isNaN(at.getTime()) || at.getTime() < FIRST_DAY)
    return undefined;
  return new Date(Math.floor(at.getTime() / 1000) * 1000);
}

/**
 * Characters that make a spreadsheet program run a cell as a formula when it opens a text file [OWASP: CSV injection].
 * Programs for East Asian languages also accept the full-width and small forms.
 */
const SIGNS = '[=+\\-@\\t\\r\\n＝＋－＠﹦﹢﹣﹫]';
const FORMULA = new RegExp(`^'*${SIGNS}`);
/** A text with the protective apostrophe; one apostrophe is removed on import. */
const GUARDED = new RegExp(`^'+${SIGNS}`);

/** Phone numbers and dashes are no formulas, and other programs need them unchanged. */
const ONLY_A_NUMBER = /^[+-][\d\s().,/-]*$/;

export function guardFormula(text: string): string {
  return FORMULA.test(text) && !ONLY_A_NUMBER.test(text) ? `'${text}` : text;
}

export function unguardFormula(text: string): string {
  return text.startsWith("'") && GUARDED.test(text) ? text.slice(1) : text;
}
