import { type DateColumn, readCellDate, type SheetCell } from './sheet-cell.ts';

export type StorableCell = string | number | boolean | Date | null;

// biome-ignore lint/suspicious/noControlCharactersInRegex: neither format can hold them
const CONTROL = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]/;
const ALL_CONTROL = new RegExp(CONTROL, 'g');

/**
 * Converts a cell to a value that both formats can store. Checking first is cheaper, because most texts need no change.
 */
export function storableCell(cell: SheetCell, column: DateColumn | undefined): StorableCell {
  if (cell === undefined || cell === null) return null;
  if (column !== undefined || cell instanceof Date) {
    const at = readCellDate(cell, column);
    if (at) return at;
    if (cell instanceof Date) return cell.toISOString();
  }
  if (typeof cell !== 'string') return cell;
  const clean = CONTROL.test(cell) ? cell.replaceAll(ALL_CONTROL, '') : cell;
  return clean.isWellFormed() ? clean : clean.toWellFormed();
}
