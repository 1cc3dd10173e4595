/** Reads one file in a separate thread, so that a hostile file cannot block the process or exhaust its memory. */
import { parentPort, workerData } from 'node:worker_threads';
import { csvRows } from './csv/csv-rows.ts';
import { textPieces } from './csv/text-pieces.ts';
import {
  type FromReader,
  type ReaderTask,
  type SheetChoice,
  type SheetLimits,
  SheetRefusal,
  type SheetRow,
} from './sheet-reading.ts';

const BATCH_ROWS = 500;
const BATCH_CHARACTERS = 512 * 1024;

const port = parentPort;
if (!port) throw new Error('this is the code of a thread');
const task = workerData as ReaderTask;
let choice: SheetChoice | undefined;

/**
 * Each file has its own thread, which loads only the code for its kind, because loading takes most of the time for
 * small files.
 */
async function* rowsOf({ bytes, kind, limits, sheet }: ReaderTask): AsyncGenerator<SheetRow> {
  const choose = (sheets: SheetChoice['sheets'], chosen: number) => {
    choice = { sheets, sheet: chosen };
  };
  if (kind === 'xlsx')
    yield* (await import('./xlsx/xlsx-rows.ts')).xlsxRows(bytes, limits, { sheet, choose });
  else if (kind === 'xls')
    yield* (await import('./xls/xls-rows.ts')).xlsRows(bytes, { sheet, choose });
  else yield* csvRows(textPieces(bytes), limits);
}

/** The consumer requests each batch, so that no more lines are buffered than needed. */
async function hand(message: FromReader): Promise<void> {
  const requested = new Promise((resolve) => port?.once('message', resolve));
  port?.postMessage(message);
  await requested;
}

try {
  let batch: SheetRow[] = [];
  let characters = 0;
  for await (const row of boundedRows(rowsOf(task), task.limits)) {
    batch.push(row);
    for (const cell of row.cells) characters += cell.length;
    if (batch.length < BATCH_ROWS && characters < BATCH_CHARACTERS) continue;
    await hand({ rows: batch, choice });
    batch = [];
    characters = 0;
  }
  if (batch.length > 0) await hand({ rows: batch, choice });
  port.postMessage({ isDone: true } satisfies FromReader);
} catch (error) {
  const reason = error instanceof SheetRefusal ? error.reason : 'unreadable';
  port.postMessage({ refused: reason } satisfies FromReader);
}

type Bounds = Pick<SheetLimits, 'lines' | 'columns' | 'cellLength'>;

/** Skips empty lines and checks the others against the limits. */
async function* boundedRows(
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
