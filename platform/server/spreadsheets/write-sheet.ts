import { Readable } from 'node:stream';
import type { Locale } from '#platform/contract/locale.ts';
import { csvText } from './csv/csv-text.ts';
import { type DateColumn, dateOfCell, type SheetCell } from './sheet-cell.ts';
import { sheetLanguage } from './sheet-language.ts';

export type SheetFormat = 'csv' | 'xlsx';

// biome-ignore lint/suspicious/noControlCharactersInRegex: neither format can hold them
const CONTROL = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]/g;

type Row = readonly SheetCell[];

type Sheet = {
  format: SheetFormat;
  /** Of the sheet, where the format has one. */
  title: string;
  header: readonly string[];
  /** Which columns hold days or moments; the others hold what they say. */
  dates?: readonly (DateColumn | undefined)[];
  /** Whose separator, decimal sign and dates a text file has [GEN-03]. */
  reader: Locale;
} & (
  | { rows: AsyncIterable<Row> | Iterable<Row> }
  /** Many at a time: a step for each of a hundred thousand rows costs more than writing them. */
  | { batches: AsyncIterable<readonly Row[]> }
);

/** A file of rows, made while it is read: its memory does not grow with the rows. */
export function writeSheet(given: Sheet): Readable {
  const language = sheetLanguage(given.reader);
  const dates = given.dates ?? [];
  const all = withHeader(given, dates);
  if (given.format === 'csv')
    return Readable.from(csvText(all, { language, dates }), { objectMode: false });
  const name = given.title.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, 31) || 'Sheet';
  const columns = given.header.map((_, at) => {
    const date = dates[at];
    return date ? { numFmt: language.formats[date] } : {};
  });
  return Readable.from(xlsxBytes(rowsOf(all), { name, columns, freezePane: { rows: 1 } }), {
    objectMode: false,
  });
}

/** The writer is read from disk when the first such file is asked for. */
async function* xlsxBytes(
  ...given: Parameters<typeof import('hucre/xlsx').writeXlsxStream>
): AsyncGenerator<Uint8Array> {
  const { writeXlsxStream } = await import('hucre/xlsx');
  yield* writeXlsxStream(...given);
}

type Storable = string | number | boolean | Date | null;

async function* rowsOf(batches: AsyncIterable<readonly Storable[][]>): AsyncGenerator<Storable[]> {
  for await (const batch of batches) yield* batch;
}

async function* withHeader(
  given: Sheet,
  dates: readonly (DateColumn | undefined)[],
): AsyncGenerator<Storable[][]> {
  yield [given.header.map((cell) => storable(cell, undefined))];
  const stored = (row: Row) => row.map((cell, at) => storable(cell, dates[at]));
  if ('rows' in given) for await (const row of given.rows) yield [stored(row)];
  else for await (const batch of given.batches) yield batch.map(stored);
}

function storable(cell: SheetCell, column: DateColumn | undefined): Storable {
  if (cell === undefined || cell === null) return null;
  const at = dateOfCell(cell, column);
  if (at) return at;
  if (cell instanceof Date) return cell.toISOString();
  return typeof cell === 'string' ? cell.replaceAll(CONTROL, '').toWellFormed() : cell;
}
