import { wallClock } from '#platform/contract/time/zoned-days.ts';
import { Breather } from '../jobs/yield-turn.ts';
import type { SheetCell } from '../spreadsheets/sheet-cell.ts';
import type { Translate } from '../texts/texts.ts';
import type { ExportColumn } from './export-definition.ts';

/**
 * Rows as the cells of a sheet, batch by batch. The next batch is read from the database while this one is written, so that
 * neither waits for the other.
 */
export async function* rowsToCells<Row>(
  batches: AsyncIterable<readonly Row[]>,
  {
    columns,
    signal,
    translate,
    timeZone,
    onWritten,
  }: {
    columns: readonly ExportColumn<Row>[];
    signal: AbortSignal;
    translate: Translate;
    timeZone: string;
    onWritten: (rows: number) => void;
  },
): AsyncGenerator<SheetCell[][]> {
  const words = { translate };
  const cellOf = ({ value, dates }: ExportColumn<Row>, row: Row): SheetCell => {
    const cell = value(row, words);
    return dates === 'moment' && cell instanceof Date ? wallClock(cell, timeZone) : cell;
  };
  const breather = new Breather();
  for await (const batch of oneAhead(batches)) {
    signal.throwIfAborted();
    const cells: SheetCell[][] = [];
    for (const row of batch) {
      cells.push(columns.map((column) => cellOf(column, row)));
      if (breather.isDue) await breather.pause();
    }
    yield cells;
    onWritten(batch.length);
  }
}

async function* oneAhead<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
  const iterator = items[Symbol.asyncIterator]();
  try {
    let coming = iterator.next();
    for (;;) {
      const { done, value } = await coming;
      if (done) return;
      coming = iterator.next();
      // If the consumer stops early, a failure of the prefetched batch must not become an unhandled rejection.
      coming.catch(() => {});
      yield value;
    }
  } finally {
    await iterator.return?.();
  }
}
