import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  fileProtected,
  fileTakesTooLong,
  fileUnpacksTooLarge,
  fileUnreadable,
  importNotPossible,
  tooManyColumns,
  tooManyLines,
} from '#platform/contract/imports/import-problems.ts';
import {
  IMPORT_KINDS,
  type ImportReading,
  type ImportRepair,
  type ImportReport,
  type ReadingChoice,
} from '#platform/contract/imports/import-report.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { Problem } from '#platform/contract/problem.ts';
import { unavailable } from '#platform/contract/problems.ts';
import type { App } from '../app.ts';
import type { Db } from '../database/database.ts';
import type { StoredFile } from '../files/stored-file.ts';
import { readSheet } from '../spreadsheets/read-sheet.ts';
import {
  type RefusalReason,
  SHEET_LIMITS,
  type SheetChoice,
  type SheetKind,
  type SheetLimits,
  SheetRefusal,
} from '../spreadsheets/sheet-reading.ts';
import { checkLines, type LineFindings, type LinesToCheck } from './check-lines.ts';
import { findCheck, toImportReport } from './import-checks.ts';
import type { AnyColumn } from './import-column.ts';
import { type ImportDefinition, resolveImportColumns } from './import-definition.ts';
import { readRepairs, storeRepairs } from './import-repairs.ts';
import type { ImportTables, StoredReport } from './import-tables.ts';
import { readMatching, storeMatching } from './match-columns.ts';

const LINES_LIMIT_BYTES = 512 * 1024 * 1024;

/**
 * Reads and checks a stored file and saves the checked lines as a second file. The content is streamed, never held in
 * memory as a whole.
 */
export async function checkFile(
  given: Omit<LinesToCheck, 'columns' | 'repairs' | 'sheets' | 'remembered' | 'isText'> & {
    file: StoredFile;
    userId: string;
    /** New value mappings, used from now on. */
    newRepairs?: readonly ImportRepair[];
  },
): Promise<{ report: StoredReport; linesId: string }> {
  const { app, db, clientId, definition, file, userId, newRepairs = [] } = given;
  const columns = await resolveImportColumns(definition, { db, clientId });
  const scope = { clientId, importName: definition.name };
  await storeRepairs({ db }, { ...scope, userId, columns, repairs: newRepairs });
  const repairs = await readRepairs({ db }, scope);
  const bytes = async () => Uint8Array.from(await buffer((await app.files.open(db, file)).stream));
  let findings: LineFindings | undefined;
  let sheets: SheetChoice = { sheets: [], sheet: 0 };
  const lines = checkLines(
    readSheet({
      bytes,
      kind: kindOf(file),
      sheet: given.reading?.sheet,
      onChoice: (choice) => {
        sheets = choice;
      },
    }),
    {
      ...given,
      columns,
      repairs,
      isText: file.kind === 'csv' || file.kind === 'tsv',
      sheets: () => sheets,
      remembered: (headers) => readMatching({ db }, scope, headers),
    },
    (found) => {
      findings = found;
    },
  );
  const storedFile = await app.files
    .put(db, {
      clientId,
      name: 'lines.txt',
      stream: Readable.from(lines, { objectMode: false }),
      maxBytes: LINES_LIMIT_BYTES,
      allow: ['txt'],
      ownerUserId: given.userId,
      ...(file.expiresAt && { expiresAt: file.expiresAt }),
    })
    .catch((error: unknown) => {
      throw sheetProblem(error);
    });
  if (!findings) throw new Error('the lines were kept before they were all checked');
  const { matched, byWords } = findings;
  if (given.chosen) await storeMatching({ db }, scope, { chosen: matched, byWords });
  return {
    linesId: storedFile.id,
    report: {
      file: { name: file.name, size: file.size, sha256: file.sha256 },
      ...findings.report.findings(),
      columns: findings.matched,
      reading: findings.reading,
      repairs: repairs.used,
      known: columns.map(({ key, label, mandatory, choices }) => ({
        key,
        label: labelOf(label),
        mandatory: Boolean(mandatory),
        ...(choices && {
          choices: choices.map((choice) => ({ value: choice.value, label: labelOf(choice.label) })),
        }),
      })),
      missing: findings.missing,
      allOrNothing: definition.allOrNothing === true,
    },
  };
}

function labelOf(label: AnyColumn['label']): { text: string } | { words: string } {
  return typeof label === 'string' ? { text: label } : label;
}

function kindOf({ kind }: StoredFile): SheetKind {
  const known = IMPORT_KINDS.find((one) => one === kind);
  if (!known) throw new Error(`${kind} is no sheet`);
  return known;
}

/** Checks the same file with other columns or repairs; rejected after writing has started. */
export async function checkAgain(
  { db, app }: { db: Db<ImportTables>; app: App },
  {
    id,
    ...about
  }: {
    clientId: string;
    userId: string;
    locale: Locale;
    id: string;
    definition: ImportDefinition<Record<string, unknown>>;
    chosen: NonNullable<Parameters<typeof checkFile>[0]['chosen']>;
    /** Omitted options stay as in the previous check. */
    reading?: ReadingChoice;
    newRepairs?: readonly ImportRepair[];
  },
): Promise<ImportReport> {
  const { clientId, userId, definition } = about;
  const check = await findCheck({ db }, { importName: definition.name, clientId, userId, id });
  if (check.job_id) throw importNotPossible();
  const file = await app.files.find(db, { clientId, id: check.file_id });
  const { chosen, ...rest } = about;
  const before = check.report.reading;
  const reading = { ...(before && choiceOf(before)), ...about.reading };
  // Another sheet or header line has other headers, so earlier column choices are matched again.
  const isSameTable = reading.sheet === before?.sheet && reading.headerLine === before?.headerLine;
  const { report, linesId } = await checkFile({
    ...rest,
    db,
    app,
    file,
    reading: isSameTable ? reading : { ...reading, headerLine: about.reading?.headerLine },
    ...((isSameTable || !before) && { chosen }),
  });
  const { numUpdatedRows } = await db
    .updateTable('platform.import_checks')
    .set({ report: JSON.stringify(report), lines_id: linesId })
    .where('client_id', '=', clientId)
    .where('id', '=', check.id)
    .where('lines_id', '=', check.lines_id)
    .where('job_id', 'is', null)
    .executeTakeFirst();
  const isStored = numUpdatedRows > 0n;
  await app.files.remove(db, { clientId, id: isStored ? check.lines_id : linesId });
  if (!isStored) throw importNotPossible();
  return toImportReport({ id: check.id, report, job_id: null });
}

function choiceOf(before: ImportReading): ReadingChoice {
  const { sheet, headerLine, dateOrder, century, leaveOut } = before;
  return { sheet, headerLine, dateOrder, century, leaveOut: leaveOut.map(({ column }) => column) };
}

const PROBLEMS: Record<RefusalReason, (limits: SheetLimits) => Problem> = {
  unreadable: () => fileUnreadable(),
  protected: () => fileProtected(),
  unpacksTooLarge: () => fileUnpacksTooLarge(),
  takesTooLong: () => fileTakesTooLong(),
  tooManyWait: () => unavailable(),
  tooManyLines: ({ lines }) => tooManyLines({ max: lines }),
  tooManyColumns: ({ columns }) => tooManyColumns({ max: columns }),
};

/** Problem for a file that the spreadsheet reader rejected. */
export function sheetProblem(error: unknown, limits: Partial<SheetLimits> = {}): unknown {
  if (!(error instanceof SheetRefusal)) return error;
  return PROBLEMS[error.reason]({ ...SHEET_LIMITS, ...limits });
}
