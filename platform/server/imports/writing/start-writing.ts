import { importNotPossible } from '#platform/contract/imports/import-problems.ts';
import type { App } from '../../app.ts';
import type { Db } from '../../database/database.ts';
import type { JobsTables } from '../../jobs/tables.ts';
import { findCheck } from '../import-checks.ts';
import type { ImportDefinition } from '../import-definition.ts';
import type { ImportTables } from '../import-tables.ts';
import type { WriteImportJob } from './write-import.job.ts';

/**
 * Starts the writing job. A repeated call returns the same job with the terms of the first call; after the file was
 * written it throws. A cancelled job can be started again.
 */
export async function startWriting(
  { db, app }: { db: Db<ImportTables>; app: App },
  {
    clientId,
    userId,
    id,
    terms,
    definition,
    job,
  }: {
    clientId: string;
    userId: string;
    id: string;
    terms?: unknown;
    definition: ImportDefinition<Record<string, unknown>>;
    job: WriteImportJob;
  },
): Promise<{ jobId: string }> {
  const wanted = { importName: definition.name, clientId, userId, id };
  const { report, outcome, job_id, file_id } = await findCheck({ db }, wanted, { lock: true });
  const isPossible =
    !outcome &&
    report.missing.length === 0 &&
    report.lines > report.wrong &&
    !(report.allOrNothing && report.wrong > 0);
  if (!isPossible) throw importNotPossible();
  if (job_id !== null && (await isUnderWay(db, { clientId, jobId: job_id })))
    return { jobId: job_id };
  const accepted = await definition.accept?.({
    db,
    clientId,
    app,
    terms,
    check: { id, userId, report, file: await app.files.find(db, { clientId, id: file_id }) },
  });
  const jobId = await app.jobs.enqueue(
    db,
    job,
    { checkId: id, userId, ...(accepted !== undefined && { accepted }) },
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

async function isUnderWay(
  db: Db,
  { clientId, jobId }: { clientId: string; jobId: string },
): Promise<boolean> {
  const job = await (db as Db<JobsTables>)
    .selectFrom('platform.jobs')
    .select('id')
    .where('client_id', '=', clientId)
    .where('id', '=', jobId)
    .where('state', 'not in', ['done', 'failed', 'cancelled'])
    .executeTakeFirst();
  return job !== undefined;
}
