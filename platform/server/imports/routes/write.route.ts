import { importNotPossible } from '#platform/contract/imports/import-problems.ts';
import { findCheck } from '../import-checks.ts';
import type { ImportDefinition } from '../import-definition.ts';
import { route } from '../import-tables.ts';
import type { WriteImportJob } from '../write-import.job.ts';

/** Asked twice it starts one job; asked after the file was written it refuses. A job that was cancelled can be started again. */
export const writeRoute = (
  definition: ImportDefinition<Record<string, unknown>>,
  job: WriteImportJob,
) =>
  route(definition.calls.write, async ({ app, db, params, membership, principal }) => {
    const { clientId } = membership;
    const { userId } = principal;
    const wanted = { importName: definition.name, clientId, userId, id: params.id };
    const { report, outcome } = await findCheck(db, wanted, { lock: true });
    const isPossible =
      !outcome &&
      report.missing.length === 0 &&
      report.creates + report.updates > 0 &&
      !(report.allOrNothing && report.wrong > 0);
    if (!isPossible) throw importNotPossible();
    const jobId = await app.jobs.enqueue(
      db,
      job,
      { checkId: params.id, userId },
      {
        clientId,
        userId,
        title: { key: definition.title, params: { file: report.file.name } },
        uniqueKey: params.id,
      },
    );
    await db
      .updateTable('platform.import_checks')
      .set({ job_id: jobId })
      .where('client_id', '=', clientId)
      .where('id', '=', params.id)
      .execute();
    return { jobId };
  });
