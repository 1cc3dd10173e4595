/** Reads one file in a thread of its own, so that a hostile one can take neither the process's time nor its memory. */
import { parentPort, workerData } from 'node:worker_threads';
import { boundedRows } from './bounded-rows.ts';
import { csvRows } from './csv/csv-rows.ts';
import { textPieces } from './csv/text-pieces.ts';
import type { FromReader, ReaderTask, SheetChoice } from './reader-messages.ts';
import { SheetRefusal } from './sheet-refusal.ts';
import type { SheetRow } from './sheet-row.ts';

const BATCH_ROWS = 500;
const BATCH_CHARACTERS = 512 * 1024;

const port = parentPort;
if (!port) throw new Error('this is the code of a thread');
const task = workerData as ReaderTask;
let choice: SheetChoice | undefined;

/** Each file has a thread of its own, which loads what its kind needs: for a small file that is most of the time. */
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

/** Who takes the lines asks for each batch, so that no more of them wait than can be used. */
async function hand(message: FromReader): Promise<void> {
  const asked = new Promise((resolve) => port?.once('message', resolve));
  port?.postMessage(message);
  await asked;
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
