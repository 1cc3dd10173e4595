import { CellFault, type ReadCell } from '../import-column.ts';

const YEAR_FIRST = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ][\d:.]+Z?)?$/;
const DAY_FIRST = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})(?: [\d:.]+)?$/;

/** A day, kept as 2026-11-16. A workbook's dates come so already; typed ones are read day first, as our six languages do. */
export const date: ReadCell<string> = (given) => {
  const [, year, month, day] = YEAR_FIRST.exec(given) ?? dayFirst(given) ?? [];
  if (!year || !month || !day) return new CellFault('notDate');
  const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const exists = at.getUTCMonth() === Number(month) - 1 && at.getUTCDate() === Number(day);
  return exists && Number(year) >= 1000 ? at.toISOString().slice(0, 10) : new CellFault('notDate');
};

function dayFirst(given: string): (string | undefined)[] | undefined {
  const [, day, month, year] = DAY_FIRST.exec(given) ?? [];
  return day ? [given, year, month, day] : undefined;
}
