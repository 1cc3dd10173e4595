import { importNotPossible } from '#platform/contract/imports/import-problems.ts';
import type { ImportReading, ReadingChoice } from '#platform/contract/imports/import-reading.ts';
import type { ImportRepair } from '#platform/contract/imports/import-repair.ts';
import type { ImportReport } from '#platform/contract/imports/import-report.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { App } from '../app.ts';
import type { Db } from '../database/database.ts';
import { checkFile } from './check-file.ts';
import { findCheck, toImportReport } from './import-checks.ts';
import type { ImportDefinition } from './import-definition.ts';
import type { ImportTables } from './import-tables.ts';

/** The same file with other columns or repairs; once its writing was started it stays as it was checked. */
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
  const isKept = numUpdatedRows > 0n;
  await app.files.remove(db, { clientId, id: isKept ? check.lines_id : linesId });
  if (!isKept) throw importNotPossible();
  return toImportReport({ id: check.id, report, job_id: null });
}

function choiceOf(before: ImportReading): ReadingChoice {
  const { sheet, headerLine, dateOrder, century, leaveOut } = before;
  return { sheet, headerLine, dateOrder, century, leaveOut: leaveOut.map(({ column }) => column) };
}
