import type { RowFault, SheetRow } from '../spreadsheets/sheet-row.ts';
import type { MatchedColumn } from './match-columns.ts';
import type { ReadLine } from './read-line.ts';

/**
 * A line that could not be split into cells reports only this fault, because its values would be in the wrong columns.
 */
export function brokenLine(
  { line, cells }: SheetRow,
  { code, cell }: RowFault,
  matched: readonly MatchedColumn[],
): ReadLine {
  const there = matched[cell];
  // A cell that no column is filled from is named by its header, or by its place where it has none.
  const column = there?.column ?? (there?.header || `#${cell + 1}`);
  return { line, cells, values: {}, faults: [{ column, code }] };
}
