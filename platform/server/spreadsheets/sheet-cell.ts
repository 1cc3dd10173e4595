/** A timestamp is a Date. A day is an ISO string, `2026-11-16`, in a column marked as containing days. */
export type SheetCell = string | number | boolean | Date | null | undefined;

/** Type of date that a column contains. */
export type DateColumn = 'day' | 'moment';

/** Workbooks start in 1900 and count its first weeks wrongly, so earlier dates stay text. */
const FIRST_DAY = Date.UTC(1901, 0, 1);
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What goes into the column as a date; a moment to the second, since half a second more would show the next one. */
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
