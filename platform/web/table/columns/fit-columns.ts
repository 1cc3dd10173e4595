import { type ColumnChoice, isColumnFixed } from './column-choice.ts';
import type { TableColumn } from './table-column.ts';

/** Below this, main text is cut so short that rows can no longer be told apart. */
export const MAIN_COLUMN_MIN_WIDTH = 200;

type Fitting = Pick<TableColumn<unknown>, 'id' | 'minWidth' | 'priority' | 'grows' | 'namesRow'>;
type FittedColumn = { id: string; width: number };

/** Which columns have room, and how wide each is: the lowest priority leaves first, the main text takes the rest. */
export function fitColumns(
  columns: readonly Fitting[],
  room: number,
  { raised }: Pick<ColumnChoice, 'raised'>,
): FittedColumn[] {
  const leaving = columns
    .filter((column) => !isColumnFixed(column))
    .sort((a, b) => importance(a, raised) - importance(b, raised));
  let shown = columns;
  for (const column of leaving) {
    if (neededWidth(shown) <= room) break;
    shown = shown.filter(({ id }) => id !== column.id);
  }
  return shareRest(shown, room);
}

function shareRest(columns: readonly Fitting[], room: number): FittedColumn[] {
  const growing = columns.filter(({ grows }) => grows);
  const takers = growing.length > 0 ? growing : columns.filter(({ namesRow }) => namesRow);
  const rest = Math.max(0, room - neededWidth(columns));
  const share = takers.length > 0 ? rest / takers.length : 0;
  return columns.map((column) => ({
    id: column.id,
    width: leastWidth(column) + (takers.includes(column) ? share : 0),
  }));
}

function importance({ id, priority }: Fitting, raised: readonly string[]): number {
  const place = raised.indexOf(id);
  return place < 0 ? priority : 1_000_000 + place;
}

function neededWidth(columns: readonly Fitting[]): number {
  return columns.reduce((sum, column) => sum + leastWidth(column), 0);
}

function leastWidth({ minWidth, grows }: Fitting): number {
  return grows ? Math.max(minWidth, MAIN_COLUMN_MIN_WIDTH) : minWidth;
}
