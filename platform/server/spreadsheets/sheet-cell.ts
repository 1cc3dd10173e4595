/** A moment is a Date; a day is told by ISO, `2026-11-16`, in a column that says that it holds days. */
export type SheetCell = string | number | boolean | Date | null | undefined;

/** What the texts or dates of a column stand for, where it is more than what they say. */
export type DateColumn = 'day' | 'moment';

/** Workbooks begin with 1900 and count its first weeks wrongly: what is before stays a text. */
const FIRST_DAY = Date.UTC(1901, 0, 1);
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What goes into the column as a date; a moment to the second, since half a second more would show the next one. */
export function dateOfCell(cell: SheetCell, column: DateColumn | undefined): Date | undefined {
  const at = column === 'day' && typeof cell === 'string' && DAY.test(cell) ? new Date(cell) : cell;
  if (!(at instanceof Date) || Number.isNaN(at.getTime()) || at.getTime() < FIRST_DAY)
    return undefined;
  return new Date(Math.floor(at.getTime() / 1000) * 1000);
}
