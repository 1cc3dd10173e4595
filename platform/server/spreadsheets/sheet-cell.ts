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
