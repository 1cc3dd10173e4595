import type { SheetLimits } from './sheet-limits.ts';
import { SheetRefusal } from './sheet-refusal.ts';
import type { SheetRow } from './sheet-row.ts';

type Bounds = Pick<SheetLimits, 'lines' | 'columns' | 'cellLength'>;

/** Leaves out empty lines and holds the rest against the limits. */
export async function* boundedRows(
  rows: AsyncIterable<SheetRow> | Iterable<SheetRow>,
  bounds: Bounds,
): AsyncGenerator<SheetRow> {
  let count = 0;
  for await (const row of rows) {
    const { cells } = row;
    const filled = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
    if (filled === 0) continue;
    if (filled > bounds.columns) throw new SheetRefusal('tooManyColumns');
    if (cells.some((cell) => cell.length > bounds.cellLength)) throw new SheetRefusal('unreadable');
    count += 1;
    if (count > bounds.lines + 1) throw new SheetRefusal('tooManyLines');
    yield cells.length === filled
      ? row
      : { ...row, cells: cells.slice(0, filled), width: cells.length };
  }
}
