import { importNotPossible } from '#platform/contract/imports/import-problems.ts';
import type { App } from '../app.ts';
import type { Db } from '../database/database.ts';
import { findCheck } from './import-checks.ts';
import type { ImportDefinition } from './import-definition.ts';
import type { ImportTables } from './import-tables.ts';
import type { WriteImportJob } from './write-import.job.ts';

/** Asked twice it starts one job; asked after the file was written it refuses. A job that was cancelled can be started again. */
export async function startWriting(
  { db, app }: { db: Db<ImportTables>; app: App },
  {
    clientId,
    userId,
    id,
    definition,
    job,
  }: {
    clientId: string;
    userId: string;
    id: string;
    definition: ImportDefinition<Record<string, unknown>>;
    job: WriteImportJob;
  },
): Promise<{ jobId: string }> {
  const wanted = { importName: definition.name, clientId, userId, id };
  const { report, outcome } = await findCheck({ db }, wanted, { lock: true });
  const isPossible =
    !outcome &&
    report.missing.length === 0 &&
    report.lines > report.wrong &&
    !(report.allOrNothing && report.wrong > 0);
  if (!isPossible) throw importNotPossible();
  const jobId = await app.jobs.enqueue(
    db,
    job,
    { checkId: id, userId },
    {
      clientId,
      userId,
      title: { key: definition.title, params: { file: report.file.name } },
      uniqueKey: id,
    },
  );
  await db
    .updateTable('platform.import_checks')
    .set({ job_id: jobId })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .execute();
  return { jobId };
}
