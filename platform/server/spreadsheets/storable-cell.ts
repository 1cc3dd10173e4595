import { type DateColumn, dateOfCell, type SheetCell } from './sheet-cell.ts';

export type StorableCell = string | number | boolean | Date | null;

// biome-ignore lint/suspicious/noControlCharactersInRegex: neither format can hold them
const CONTROL = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]/;
const ALL_CONTROL = new RegExp(CONTROL, 'g');

/** A cell as both formats can hold it. Most texts are well as they are: looking is cheaper than writing them anew. */
export function storableCell(cell: SheetCell, column: DateColumn | undefined): StorableCell {
  if (cell === undefined || cell === null) return null;
  if (column !== undefined || cell instanceof Date) {
    const at = dateOfCell(cell, column);
    if (at) return at;
    if (cell instanceof Date) return cell.toISOString();
  }
  if (typeof cell !== 'string') return cell;
  const clean = CONTROL.test(cell) ? cell.replaceAll(ALL_CONTROL, '') : cell;
  return clean.isWellFormed() ? clean : clean.toWellFormed();
}
