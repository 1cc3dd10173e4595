import { buffer } from 'node:stream/consumers';
import {
  readTextSheetCall,
  type SheetText,
  textColumnsMissing,
} from '#modules/leads/contract/forms/text-sheet-calls.ts';
import { TEXT_SHEET_LETTERS, TEXT_SHEET_LINES } from '#modules/leads/contract/limits.ts';
import { fileUnpacksTooLarge } from '#platform/contract/imports/import-problems.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { ReceivedFile } from '#platform/server/http/request/received-file.ts';
import { sheetProblem } from '#platform/server/imports/sheet-problem.ts';
import { readSheet } from '#platform/server/spreadsheets/read-sheet.ts';
import { textColumns } from './text-columns.ts';

const { kinds, maxBytes } = readTextSheetCall.upload;
const LIMITS = { lines: TEXT_SHEET_LINES };
/** Longer than a reading can take; then it is gone, also where the process went down on the way. */
const KEPT_MS = 10 * 60 * 1000;

/** Reads the lines of a text sheet. The uploaded file is checked, read by the bounded reader and deleted. */
export async function readTextSheet(
  { db, app }: { db: Db; app: App },
  clientId: string,
  { name, stream }: ReceivedFile,
): Promise<SheetText[]> {
  const file = await app.files.put(db, {
    clientId,
    name,
    stream,
    maxBytes,
    allow: kinds,
    expiresAt: new Date(Date.now() + KEPT_MS),
  });
  try {
    const bytes = async () =>
      Uint8Array.from(await buffer((await app.files.open(db, file)).stream));
    return await linesOf({ app }, bytes);
  } catch (error) {
    throw sheetProblem(error, LIMITS);
  } finally {
    await app.files.remove(db, file);
  }
}

async function linesOf(
  { app }: { app: App },
  bytes: () => Promise<Uint8Array<ArrayBuffer>>,
): Promise<SheetText[]> {
  const lines: SheetText[] = [];
  let columns: ReturnType<typeof textColumns> | undefined;
  let letters = 0;
  for await (const batch of readSheet({ bytes, kind: 'xlsx', limits: LIMITS }))
    for (const { line, cells } of batch) {
      letters += cells.join('').length;
      if (letters > TEXT_SHEET_LETTERS) throw fileUnpacksTooLarge();
      if (!columns) columns = textColumns({ app }, cells);
      else if (cells.some((cell) => cell.trim() !== '')) lines.push(lineOf(line, cells, columns));
    }
  if (!columns) throw textColumnsMissing();
  return lines;
}

function lineOf(
  line: number,
  cells: readonly string[],
  { key, locales }: ReturnType<typeof textColumns>,
): SheetText {
  const texts = locales.map(([locale, at]) => [
    locale,
    (cells[at] ?? '').replaceAll('\r\n', '\n').trim(),
  ]);
  return { line, key: (cells[key] ?? '').trim(), texts: Object.fromEntries(texts) };
}
