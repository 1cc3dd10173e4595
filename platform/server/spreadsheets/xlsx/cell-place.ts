import { SheetRefusal } from '../sheet-refusal.ts';

/** Excel's own bounds: XFD1048576. */
const COLUMNS = 16_384;
export const ROWS = 1_048_576;

const A = 'A'.charCodeAt(0);

/** The column of `AB12`, counted from 0. */
export function parseColumnIndex(place: string): number {
  let column = 0;
  for (let at = 0; at < place.length; at += 1) {
    const letter = place.charCodeAt(at) - A;
    if (letter < 0 || letter > 25) break;
    column = column * 26 + letter + 1;
    if (column > COLUMNS) break;
  }
  if (column === 0) throw new SheetRefusal('unreadable');
  return withinColumns(column - 1);
}

export function withinColumns(column: number): number {
  if (column >= COLUMNS) throw new SheetRefusal('tooManyColumns');
  return column;
}
