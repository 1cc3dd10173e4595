import { headerQuotesWrong } from '#platform/contract/imports/import-problems.ts';
import {
  CENTURIES,
  HEADER_LINES_SHOWN,
  type ImportReading,
  type ReadingChoice,
} from '#platform/contract/imports/import-report.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { cutText, storableText } from '#platform/contract/text/text.ts';
import type { App } from '../app.ts';
import type { SheetChoice, SheetRow } from '../spreadsheets/sheet-reading.ts';
import type { AnyColumn, DateReading } from './import-column.ts';
import type { ImportDefinition } from './import-definition.ts';
import { type ChosenByPosition, type MatchedColumn, matchColumns } from './match-columns.ts';
import type { FilledColumn } from './read-line.ts';
import { date, splitNumericDate } from './readers/date.ts';
import { ReportBuilder } from './report-builder.ts';

export interface HeaderToMatch {
  app: App;
  locale: Locale;
  definition: ImportDefinition<Record<string, unknown>>;
  columns: readonly AnyColumn[];
  chosen?: readonly MatchedColumn[];
  /** Columns that the user chose earlier for the same header row. */
  remembered?: (headers: readonly string[]) => Promise<ChosenByPosition | undefined>;
}

export interface HeaderFindings {
  matched: MatchedColumn[];
  /** The automatic match by header text, without any user choice. */
  byWords: MatchedColumn[];
  missing: string[];
  report: ReportBuilder;
}

/** Number of cells in a line that name a column. */
export function countMatchedColumns(
  cells: readonly string[],
  { columns, app: { texts }, definition: { sources } }: HeaderToMatch,
): number {
  const matched = matchColumns({ headers: cells, columns, texts, sources });
  return matched.filter(({ column }) => column !== null).length;
}

/** Matches the header row: its columns, the missing columns, and an empty report. */
export async function matchHeader(
  header: SheetRow | undefined,
  { columns, app, chosen, definition, locale, remembered }: HeaderToMatch,
): Promise<HeaderFindings> {
  if (header?.fault) throw headerQuotesWrong({ line: header.line });
  const headers = (header?.cells ?? []).map((cell) => storableText(cutText(cell.trim(), 200)));
  const options = { headers, columns, texts: app.texts, sources: definition.sources };
  const matched = matchColumns({
    ...options,
    ...(chosen ? { chosen } : { remembered: await remembered?.(headers) }),
  });
  const present = new Set(matched.map(({ column }) => column));
  return {
    matched,
    byWords: matchColumns(options),
    missing: columns.flatMap(({ key, mandatory }) => (mandatory && !present.has(key) ? [key] : [])),
    report: new ReportBuilder(matched, {
      recordColumns: definition.recordColumns,
      columns,
      person: { locale, translate: app.texts.translator(locale) },
    }),
  };
}

export function filledColumns(
  matched: readonly MatchedColumn[],
  columns: readonly AnyColumn[],
): FilledColumn[] {
  return matched.flatMap(({ column: key }, index) => {
    const column = columns.find((known) => known.key === key);
    return column ? [{ column, index }] : [];
  });
}

const SHOWN_CHARACTERS = 80;

/**
 * Finds the header among the first lines: the chosen one, else the one with the most known columns; the first of
 * equals.
 */
export function findHeader(
  rows: readonly SheetRow[],
  { headerLine }: Pick<ReadingChoice, 'headerLine'>,
  countKnown: (cells: readonly string[]) => number,
): number {
  if (headerLine !== undefined)
    return Math.max(
      0,
      rows.findIndex(({ line }) => line >= headerLine),
    );
  const known = rows.slice(0, HEADER_LINES_SHOWN).map(({ cells }) => countKnown(cells));
  const most = Math.max(...known);
  return most > 1 ? known.indexOf(most) : 0;
}

/** Guesses the date order from the first lines: a number over 12 cannot be a month. Default: day first. */
export function dateReading(
  rows: readonly SheetRow[],
  filled: readonly { column: AnyColumn; index: number }[],
  { dateOrder, century = CENTURIES[0] }: ReadingChoice,
): DateReading {
  const found = { century, hasDates: false, hasShortYears: false };
  if (dateOrder) return { ...found, order: dateOrder };
  const places = filled.flatMap(({ column, index }) => (hasDates(column) ? [index] : []));
  const dates = rows.flatMap(({ cells }) =>
    places.flatMap((place) => [splitNumericDate(cells[place]?.trim() ?? '') ?? []]),
  );
  const short = dates.filter(([first = '']) => first.length <= 2);
  const isMonthFirst = short.some(([, second]) => Number(second) > 12);
  const isDayFirst = short.some(([first]) => Number(first) > 12 && Number(first) <= 31);
  const isYearFirst = short.some(([first, , third = '']) => Number(first) > 31 && third.length < 3);
  if (isYearFirst) return { ...found, order: 'YMD' };
  return { ...found, order: isMonthFirst && !isDayFirst ? 'MDY' : 'DMY' };
}

function hasDates({ dates, read }: AnyColumn): boolean {
  return dates === true || read === date;
}

/** Reading options as shown in the report, where the user can change them. */
export function readingReport(
  rows: readonly SheetRow[],
  header: number,
  {
    dates: { order, ...dates },
    sheets = { sheets: [], sheet: 0 },
  }: { dates: DateReading; sheets?: SheetChoice | undefined },
): ImportReading {
  return {
    ...dates,
    ...sheets,
    dateOrder: order,
    leaveOut: [],
    canLeaveOut: [],
    headerLine: rows[header]?.line ?? 1,
    firstLines: rows.slice(0, HEADER_LINES_SHOWN).map(({ line, cells }) => ({
      line,
      text: storableText(cutText(cells.filter(Boolean).join(' · '), SHOWN_CHARACTERS)),
    })),
  };
}
