import { Readable } from 'node:stream';
import { type Locale, numberTag } from '#platform/contract/locale.ts';
import { EventLoopYielder } from '../jobs/yield-turn.ts';
import { type DateColumn, guardFormula, readCellDate, type SheetCell } from './sheet-cell.ts';

/** Day first in languages where this is common. English readers differ between countries, so English uses ISO dates. */
const DAYS: Readonly<Record<Locale, string>> = {
  en: 'yyyy-mm-dd',
  fr: 'dd/mm/yyyy',
  es: 'dd/mm/yyyy',
  it: 'dd/mm/yyyy',
  de: 'dd.mm.yyyy',
  no: 'dd.mm.yyyy',
};

const YES_AND_NO: Readonly<Record<Locale, readonly [yes: string, no: string]>> = {
  en: ['yes', 'no'],
  fr: ['oui', 'non'],
  es: ['sí', 'no'],
  it: ['sì', 'no'],
  de: ['ja', 'nein'],
  no: ['ja', 'nei'],
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: neither format can hold them
const CONTROL = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]/;
const ALL_CONTROL = new RegExp(CONTROL, 'g');

const CHUNK_CHARACTERS = 64 * 1024;

export type SheetFormat = 'csv' | 'xlsx';

type Row = readonly SheetCell[];

type Sheet = {
  format: SheetFormat;
  /** Title of the sheet, if the format has one. */
  title: string;
  header: readonly string[];
  /** Which columns contain days or timestamps; other values are written as they are. */
  dates?: readonly (DateColumn | undefined)[];
  /** Language that determines separator, decimal sign and date format of a text file [GEN-03]. */
  reader: Locale;
} & (
  | { rows: AsyncIterable<Row> | Iterable<Row> }
  /** Many rows at a time, because a step per row costs more than writing it. */
  | { batches: AsyncIterable<readonly Row[]> }
);

/** Writes a file from rows as a stream, so memory does not grow with their number. */
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
  const breather = new EventLoopYielder();
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

interface Written {
  language: SheetLanguage;
  dates: readonly (DateColumn | undefined)[];
}

/** Excel recognizes UTF-8 by the byte order mark. */
async function* csvText(
  batches: AsyncIterable<readonly (readonly SheetCell[])[]>,
  { language, dates }: Written,
): AsyncGenerator<string> {
  let text = '\ufeff';
  let isHeader = true;
  const breather = new EventLoopYielder();
  for await (const rows of batches) {
    for (const row of rows) {
      for (let at = 0; at < row.length; at += 1) {
        if (at > 0) text += language.separator;
        const column = isHeader ? undefined : dates[at];
        text += quoted(cellText(storableCell(row[at], column), language, column));
      }
      text += '\r\n';
      isHeader = false;
      if (breather.isDue) await breather.pause();
      if (text.length < CHUNK_CHARACTERS) continue;
      yield text;
      text = '';
    }
  }
  yield text;
}

function cellText(
  cell: StorableCell,
  language: SheetLanguage,
  column: DateColumn | undefined,
): string {
  if (cell === null) return '';
  if (cell instanceof Date) return column === 'day' ? language.day(cell) : language.moment(cell);
  switch (typeof cell) {
    case 'number':
      return language.number(cell);
    case 'boolean':
      return language.boolean(cell);
    default:
      return guardFormula(cell);
  }
}

/** Quotes every separator of any language, because the header of a one-column file does not show which one is used. */
function quoted(text: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

type StorableCell = string | number | boolean | Date | null;

/**
 * Converts a cell to a value that both formats can store. Checking first is cheaper, because most texts need no change.
 */
function storableCell(cell: SheetCell, column: DateColumn | undefined): StorableCell {
  if (cell === undefined || cell === null) return null;
  if (column !== undefined || cell instanceof Date) {
    const at = readCellDate(cell, column);
    if (at) return at;
    if (cell instanceof Date) return cell.toISOString();
  }
  if (typeof cell !== 'string') return cell;
  const clean = CONTROL.test(cell) ? cell.replaceAll(ALL_CONTROL, '') : cell;
  return clean.isWellFormed() ? clean : clean.toWellFormed();
}

/** Format of values in a text file for readers of a language; our own import detects each of them [GEN-03]. */
interface SheetLanguage {
  /** Spreadsheets use semicolons if the decimal sign is a comma. */
  separator: ',' | ';';
  number(value: number): string;
  boolean(value: boolean): string;
  day(value: Date): string;
  moment(value: Date): string;
  /** Number formats for date cells in a workbook. */
  formats: { day: string; moment: string };
}

function sheetLanguage(locale: Locale): SheetLanguage {
  const plain = new Intl.NumberFormat(numberTag(locale), {
    useGrouping: false,
    maximumFractionDigits: 20,
  });
  // Some languages have their own minus sign, which spreadsheets do not recognise.
  const number = (value: number) => plain.format(value).replace('−', '-');
  const isComma = number(0.5).includes(',');
  const isYearFirst = DAYS[locale].startsWith('y');
  const sign = DAYS[locale].replaceAll(/[a-z]/g, '')[0] ?? '';
  const day = (value: Date) => {
    const iso = value.toISOString();
    const [year, month, date] = [iso.slice(0, 4), iso.slice(5, 7), iso.slice(8, 10)];
    return isYearFirst ? year + sign + month + sign + date : date + sign + month + sign + year;
  };
  const format = DAYS[locale].replaceAll('.', '\\.');
  return {
    separator: isComma ? ';' : ',',
    number,
    boolean: (value) => YES_AND_NO[locale][value ? 0 : 1],
    day,
    moment: (value) => `${day(value)} ${value.toISOString().slice(11, 19)}`,
    formats: { day: format, moment: `${format} hh:mm:ss` },
  };
}
