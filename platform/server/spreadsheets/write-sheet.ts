import { Readable } from 'node:stream';
import type { Locale } from '#platform/contract/locale.ts';
import { csvText } from './csv/csv-text.ts';
import { type DateColumn, dateOfCell, type SheetCell } from './sheet-cell.ts';
import { sheetLanguage } from './sheet-language.ts';

export type SheetFormat = 'csv' | 'xlsx';

// biome-ignore lint/suspicious/noControlCharactersInRegex: neither format can hold them
const CONTROL = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]/g;

interface Sheet {
  format: SheetFormat;
  /** Of the sheet, where the format has one. */
  title: string;
  header: readonly string[];
  /** Which columns hold days or moments; the others hold what they say. */
  dates?: readonly (DateColumn | undefined)[];
  rows: AsyncIterable<readonly SheetCell[]> | Iterable<readonly SheetCell[]>;
  /** Whose separator, decimal sign and dates a text file has [GEN-03]. */
  reader: Locale;
}

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
  return Readable.from(xlsxBytes(all, { name, columns, freezePane: { rows: 1 } }), {
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

async function* withHeader(
  { header, rows }: Pick<Sheet, 'header' | 'rows'>,
  dates: readonly (DateColumn | undefined)[],
): AsyncGenerator<(string | number | boolean | Date | null)[]> {
  yield header.map((cell) => storable(cell, undefined));
  for await (const row of rows) yield row.map((cell, at) => storable(cell, dates[at]));
}

function storable(
  cell: SheetCell,
  column: DateColumn | undefined,
): string | number | boolean | Date | null {
  if (cell === undefined || cell === null) return null;
  const at = dateOfCell(cell, column);
  if (at) return at;
  if (cell instanceof Date) return cell.toISOString();
  return typeof cell === 'string' ? cell.replaceAll(CONTROL, '').toWellFormed() : cell;
}
