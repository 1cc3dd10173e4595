import { Readable } from 'node:stream';
import type { Locale } from '#platform/contract/locale.ts';
import { Breather } from '../jobs/yield-turn.ts';
import { csvText } from './csv/csv-text.ts';
import type { DateColumn, SheetCell } from './sheet-cell.ts';
import { sheetLanguage } from './sheet-language.ts';
import { type StorableCell, storableCell } from './storable-cell.ts';

export type SheetFormat = 'csv' | 'xlsx';

type Row = readonly SheetCell[];

type Sheet = {
  format: SheetFormat;
  /** Of the sheet, where the format has one. */
  title: string;
  header: readonly string[];
  /** Which columns contain days or timestamps; other values are written as they are. */
  dates?: readonly (DateColumn | undefined)[];
  /** Language that determines separator, decimal sign and date format of a text file [GEN-03]. */
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
  const all = withHeader(given);
  if (given.format === 'csv')
    return Readable.from(csvText(all, { language, dates }), { objectMode: false });
  const name = given.title.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, 31) || 'Sheet';
  const columns = given.header.map((_, at) => {
    const date = dates[at];
    return date ? { numFmt: language.formats[date] } : {};
  });
  const rows = storableRows(all, dates);
  return Readable.from(xlsxBytes(rows, { name, columns, freezePane: { rows: 1 } }), {
    objectMode: false,
  });
}

/** Loads the XLSX writer on first use. */
async function* xlsxBytes(
  ...given: Parameters<typeof import('hucre/xlsx').writeXlsxStream>
): AsyncGenerator<Uint8Array> {
  const { writeXlsxStream } = await import('hucre/xlsx');
  yield* writeXlsxStream(...given);
}

async function* storableRows(
  batches: AsyncIterable<readonly Row[]>,
  dates: readonly (DateColumn | undefined)[],
): AsyncGenerator<StorableCell[]> {
  const breather = new Breather();
  for await (const batch of batches)
    for (const row of batch) {
      if (breather.isDue) await breather.pause();
      yield row.map((cell, at) => storableCell(cell, dates[at]));
    }
}

async function* withHeader(given: Sheet): AsyncGenerator<readonly Row[]> {
  yield [given.header];
  if ('batches' in given) yield* given.batches;
  else for await (const row of given.rows) yield [row];
}
