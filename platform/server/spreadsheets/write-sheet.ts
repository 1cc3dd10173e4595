import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { writeXlsxStream } from 'hucre/xlsx';
import { guardFormula } from './csv/formula-guard.ts';

export type SheetCell = string | number | boolean | null | undefined;
export type SheetFormat = 'csv' | 'xlsx';

const CHUNK_CHARACTERS = 64 * 1024;
// biome-ignore lint/suspicious/noControlCharactersInRegex: neither format can hold them
const CONTROL = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]/g;

/** A file of rows, made while it is read: its memory does not grow with the rows. */
export function writeSheet(given: {
  format: SheetFormat;
  /** Of the sheet, where the format has one. */
  title: string;
  header: readonly string[];
  rows: AsyncIterable<readonly SheetCell[]> | Iterable<readonly SheetCell[]>;
}): Readable {
  const all = withHeader(given);
  if (given.format === 'csv') return Readable.from(csvText(all), { objectMode: false });
  const name = given.title.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, 31) || 'Sheet';
  const stream = writeXlsxStream(all, { name, freezePane: { rows: 1 } });
  return Readable.fromWeb(stream as ReadableStream<Uint8Array>);
}

async function* withHeader({
  header,
  rows,
}: Pick<Parameters<typeof writeSheet>[0], 'header' | 'rows'>): AsyncGenerator<
  (string | number | boolean | null)[]
> {
  yield header.map(storable);
  for await (const row of rows) yield row.map(storable);
}

function storable<Cell extends SheetCell>(cell: Cell): Exclude<Cell, undefined> | string | null {
  if (cell === undefined || cell === null) return null;
  return typeof cell === 'string'
    ? cell.replaceAll(CONTROL, '').toWellFormed()
    : (cell as Exclude<Cell, undefined>);
}

/** The mark at the beginning is how Excel knows that it is UTF-8. */
async function* csvText(rows: AsyncIterable<readonly SheetCell[]>): AsyncGenerator<string> {
  let text = '\ufeff';
  for await (const row of rows) {
    text += `${row.map(csvCell).join(',')}\r\n`;
    if (text.length < CHUNK_CHARACTERS) continue;
    yield text;
    text = '';
  }
  yield text;
}

function csvCell(cell: SheetCell): string {
  if (cell === null || cell === undefined) return '';
  const text = typeof cell === 'string' ? guardFormula(cell) : String(cell);
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
