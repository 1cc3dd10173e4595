import { type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import {
  type ClientImport,
  clientImportEnded,
} from '#modules/directory/contract/clients/client-imports.ts';
import { SUITE_CLIENT_ID } from '#platform/contract/notifications.ts';
import { Problem } from '#platform/contract/problem.ts';
import {
  type ImportedClient,
  importClient,
} from '#platform/server/client-archive/import-client.ts';
import { defineJob } from '#platform/server/jobs/job.ts';
import type { JobOutcome } from '#platform/server/jobs/job-kind.ts';
import type { Context, DirectoryTables } from '../tables.ts';
import { partsSource } from './archive-parts.ts';
import { importProblem, requireSpace } from './import-problem.ts';
import { findImport, hasEveryPart, type ImportRow, removeParts } from './read-client-imports.ts';
import { refuseImport } from './receive-archive.ts';

/** One transaction with its own outcome, so a run after a killed one finds nothing or the finished import. */
export const importClientJob = defineJob({
  name: 'directory.import-client',
  input: z.object({ importId: z.string() }),
  concurrency: 1,
  expireSeconds: 6 * 60 * 60,
  retry: { limit: 2, delaySeconds: 10 },
  async handle({ input: { importId }, app, progress, signal }) {
    const db = app.database.acrossClients<DirectoryTables>();
    const row = await findImport({ db }, importId);
    if (row.state === 'done') return toOutcome(row.archive);
    const { file_name: name, bytes, part_ids: partIds } = row;
    try {
      const { manifest } = await importClient({
        databaseUrl: app.database.url,
        store: app.files.store,
        clientData: app.clientData,
        source: partsSource(app.files.store, { name, bytes, partIds }),
        signal,
        progress,
        finish: (tx, imported) => finishImport({ db: tx, app }, row, imported),
      });
      return toOutcome({ clientId: manifest.client.id, name: manifest.client.name });
    } catch (error) {
      const problem = importProblem(error);
      if (problem instanceof Problem && problem.code !== clientImportEnded.code)
        await refuseImport({ db, app }, row, problem);
      throw problem;
    }
  },
});

function toOutcome(client: { clientId: string; name: string } | null): JobOutcome {
  return {
    body: { key: 'directory:clientImport.done', params: { name: client?.name ?? '' } },
    actions: [
      {
        label: { key: 'directory:clientImport.openClient', params: {} },
        path: `/super-admin/clients/${client?.clientId}`,
      },
    ],
  };
}

/** In the transaction of the import: a cancelled one is refused here, and the uploaded archive goes with its success. */
async function finishImport(
  { db, app }: Context,
  row: ImportRow,
  { manifest, counted, files }: ImportedClient,
): Promise<void> {
  const parts = new Map<string, { part: string; archived: number; imported: number }>();
  for (const { name, rows } of manifest.tables) {
    const [part = ''] = name.split('.');
    const sums = parts.get(part) ?? { part, archived: 0, imported: 0 };
    sums.archived += rows;
    sums.imported += counted.get(name) ?? rows;
    parts.set(part, sums);
  }
  const counts: NonNullable<ClientImport['counts']> = [
    ...parts.values(),
    { part: 'files', archived: manifest.files.count, imported: files },
  ];
  const { numUpdatedRows } = await db
    .updateTable('directory.client_imports')
    .set({ state: 'done', finished_at: new Date(), counts: JSON.stringify(counts) })
    .where('id', '=', row.id)
    .where('state', '=', 'importing')
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw clientImportEnded();
  await removeParts({ db, app }, row.part_ids);
}

/** Its workers were killed, or the database was away too long: nothing is wrong with the archive. */
const hasFailedJob = sql<SqlBool>`(state = 'importing' and exists (
  select from platform.jobs as job
  where job.client_id = ${SUITE_CLIENT_ID} and job.id = client_imports.job_id and job.state = 'failed'))`;

/** Starts a checked import, or one again whose job failed without a fault of its archive. */
export async function startImport(
  { db, app }: Context,
  { id, userId }: { id: string; userId: string },
): Promise<{ jobId: string }> {
  const row = await db
    .updateTable('directory.client_imports')
    .set({ state: 'importing', problem: null, finished_at: null })
    .where('id', '=', id)
    .where((or) => or.or([or('state', '=', 'checked'), hasFailedJob]))
    .returning(['archive', 'bytes', 'part_ids'])
    .executeTakeFirst();
  if (!row) {
    await findImport({ db }, id);
    throw clientImportEnded();
  }
  if (!(await hasEveryPart({ db }, row.part_ids))) throw clientImportEnded();
  await requireSpace({ app }, app.config.FILES_S3_URL ? 0 : row.bytes);
  const jobId = await app.jobs.enqueue(
    db,
    importClientJob,
    { importId: id },
    {
      clientId: SUITE_CLIENT_ID,
      userId,
      title: { key: 'directory:clientImport.job', params: { name: row.archive?.name ?? '' } },
      uniqueKey: `import-client ${id}`,
    },
  );
  await db
    .updateTable('directory.client_imports')
    .set({ job_id: jobId, started_by: userId })
    .where('id', '=', id)
    .execute();
  return { jobId };
}
