import { fileWithoutLines } from '#platform/contract/imports/import-problems.ts';
import type { ImportReading, ReadingChoice } from '#platform/contract/imports/import-report.ts';
import { LOCALES } from '#platform/contract/locale.ts';
import type { Db } from '../database/database.ts';
import { EventLoopYielder } from '../jobs/yield-turn.ts';
import type { RowFault, SheetChoice, SheetRow } from '../spreadsheets/sheet-reading.ts';
import { type CheckedLine, LINES_HEADER, lineText } from './import-checks.ts';
import type { CellContext } from './import-column.ts';
import type { ExistingRecord, Identified } from './import-definition.ts';
import type { ImportRepairs } from './import-repairs.ts';
import type { MatchedColumn } from './match-columns.ts';
import {
  countMatchedColumns,
  dateReading,
  filledColumns,
  findHeader,
  type HeaderFindings,
  type HeaderToMatch,
  matchHeader,
  readingReport,
} from './match-header.ts';
import { type FilledColumn, isExample, type ReadLine, readLine, WrongCells } from './read-line.ts';
import type { LineFate } from './report-builder.ts';
import { SeenInFile } from './seen-in-file.ts';

export interface LinesToCheck extends HeaderToMatch {
  db: Db;
  clientId: string;
  repairs?: ImportRepairs;
  reading?: ReadingChoice;
  /** A text line with more cells than the header contains an extra separator. */
  isText?: boolean;
  /** Sheets of a workbook, available once its first lines were read. */
  sheets?: () => SheetChoice;
}

/** Number of lines that are compared with the stored records at a time, with one query each. */
const BATCH_LINES = 5_000;

/** Findings after the last line. */
export interface LineFindings extends HeaderFindings {
  reading: ImportReading;
}

/** Streams lines in batches and returns them as text for the writing job; the findings are collected meanwhile. */
export async function* checkLines(
  batches: AsyncIterable<SheetRow[]>,
  given: LinesToCheck,
  onFindings: (findings: LineFindings) => void,
): AsyncGenerator<string> {
  const breather = new EventLoopYielder();
  const seen = new SeenInFile();
  const person: Omit<CellContext, 'textOf'> = {
    locale: given.locale,
    translate: given.app.texts.translator(given.locale),
    textsOf: (key: string) => LOCALES.map((locale) => given.app.texts.translator(locale)(key)),
  };
  const wrongCells = new WrongCells(given.reading?.leaveOut);
  let width: number | undefined;
  let filled: FilledColumn[] = [];
  let findings: LineFindings | undefined;
  let isTemplate = false;
  let hasLine = false;
  let lines: ReadLine[] = [];
  let checking: Promise<string> | undefined;
  yield LINES_HEADER;
  for await (const batch of batches) {
    let rows = batch;
    if (!findings) {
      const { reading = {}, sheets } = given;
      const at = findHeader(batch, reading, (cells) => countMatchedColumns(cells, given));
      rows = batch.slice(at + 1);
      const about = await matchHeader(batch[at], given);
      filled = filledColumns(about.matched, given.columns);
      const dates = dateReading(rows, filled, reading);
      person.dates = dates;
      findings = { ...about, reading: readingReport(batch, at, { dates, sheets: sheets?.() }) };
      isTemplate = filled.length === given.columns.length;
      const header = batch[at];
      if (given.isText) width = header?.width ?? header?.cells.length;
    }
    hasLine ||= rows.length > 0;
    for (const row of rows) {
      const fault = row.fault ?? tooManyCells(row, width);
      if (fault) lines.push(brokenLine(row, fault, findings.matched));
      else if (!isExample(row, filled, isTemplate))
        lines.push(readLine(row, filled, person, { repairs: given.repairs, wrongCells }));
      await breather.pause();
    }
    if (lines.length < BATCH_LINES) continue;
    if (checking) yield await checking;
    checking = checkBatch(lines, given, findings, seen);
    // An error is thrown when the batch is used; the next lines are read until then.
    checking.catch(() => undefined);
    lines = [];
  }
  if (checking) yield await checking;
  if (findings && lines.length > 0) yield await checkBatch(lines, given, findings, seen);
  if (!findings || !hasLine) throw fileWithoutLines();
  const { hasDates = false, hasShortYears = false } = person.dates ?? {};
  const cells = wrongCells.found;
  onFindings({ ...findings, reading: { ...findings.reading, hasDates, hasShortYears, ...cells } });
}

/** A text line with an extra separator: its cells are in the wrong columns. */
function tooManyCells({ cells }: SheetRow, width: number | undefined): RowFault | undefined {
  return width !== undefined && cells.length > width
    ? { code: 'tooManyCells', cell: width }
    : undefined;
}

/** Compares the valid lines of a batch with the stored records. A file without a mandatory column has no valid line. */
async function checkBatch(
  lines: readonly ReadLine[],
  { definition, app, db, clientId }: LinesToCheck,
  { missing, report }: LineFindings,
  seen: SeenInFile,
): Promise<string> {
  const good = missing.length > 0 ? [] : lines.filter(({ faults }) => faults.length === 0);
  const rows = good.map(({ line, values }) => ({ line, values }));
  const {
    existing,
    unchanged = NONE,
    faults = [],
    makes = [],
    changes = [],
    figures = {},
  }: Identified = rows.length > 0
    ? await definition.identify({ rows, db, clientId, app, seen })
    : { existing: NONE };
  report.addFigures(figures);
  const byLine = new Map(lines.map((line) => [line.line, line]));
  for (const { line, ...fault } of faults) byLine.get(line)?.faults.push(fault);
  for (const made of makes) {
    if (byLine.get(made.line)?.faults.length === 0) report.addMade(made);
  }
  const validChanges = changes.filter(({ line }) => byLine.get(line)?.faults.length === 0);
  const known = await recordsOf(
    [
      ...lines.filter(({ faults }) => faults.length > 0),
      ...validChanges.flatMap((one) => byLine.get(one.line) ?? []),
    ],
    { definition, app, db, clientId },
  );
  for (const change of validChanges) {
    const line = byLine.get(change.line);
    if (line) report.addChange(line, change, known.get(change.line));
  }
  let text = '';
  for (const line of lines) {
    const fate = missing.length > 0 ? undefined : fateOf(line.line, existing, unchanged);
    report.add(line, fate, known.get(line.line));
    if (line.faults.length > 0 || missing.length === 0) text += lineText(checked(line));
  }
  return text;
}

async function recordsOf(
  lines: readonly ReadLine[],
  { definition, app, db, clientId }: Pick<LinesToCheck, 'definition' | 'app' | 'db' | 'clientId'>,
): Promise<ReadonlyMap<number, ExistingRecord>> {
  if (!definition.recognise || lines.length === 0) return new Map();
  const rows = lines.map(({ line, values }) => ({ line, values }));
  return definition.recognise({ rows, db, clientId, app });
}

const NONE: ReadonlySet<number> = new Set();

function fateOf(
  line: number,
  existing: ReadonlySet<number>,
  unchanged: ReadonlySet<number>,
): LineFate {
  if (unchanged.has(line)) return 'unchanged';
  return existing.has(line) ? 'updates' : 'creates';
}

function checked({ line, values, cells, faults }: ReadLine): CheckedLine {
  return faults.length > 0 ? { line, cells, faults } : { line, values };
}

/**
 * A line that could not be split into cells reports only this fault, because its values would be in the wrong columns.
 */
function brokenLine(
  { line, cells }: SheetRow,
  { code, cell }: RowFault,
  matched: readonly MatchedColumn[],
): ReadLine {
  const there = matched[cell];
  // A cell that matches no column is named by its header, or by its position without one.
  const column = there?.column ?? (there?.header || `#${cell + 1}`);
  return { line, cells, values: {}, faults: [{ column, code }] };
}
