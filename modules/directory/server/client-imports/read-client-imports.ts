import { type Selectable, sql } from 'kysely';
import {
  ARCHIVE_PART_BYTES,
  type ClientImport,
  clientImportEnded,
} from '#modules/directory/contract/clients/client-imports.ts';
import { SUITE_CLIENT_ID } from '#platform/contract/notifications.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { jobResult } from '#platform/server/jobs/operations/own-jobs.query.ts';
import type { Context, DirectoryTables } from '../tables.ts';

export type ImportRow = Selectable<DirectoryTables['directory.client_imports']>;

const SHOWN = 10;

export async function listImports({
  db,
}: {
  db: Db<DirectoryTables>;
}): Promise<{ items: ClientImport[] }> {
  const rows = await db
    .selectFrom('directory.client_imports')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  const items: ClientImport[] = [];
  for (const row of rows) items.push(await toImport({ db }, row));
  return { items };
}

export async function readImport({ db }: Pick<Context, 'db'>, id: string): Promise<ClientImport> {
  return toImport({ db }, await findImport({ db }, id));
}

export async function findImport({ db }: Pick<Context, 'db'>, id: string): Promise<ImportRow> {
  const row = await db
    .selectFrom('directory.client_imports')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

export function receivedBytes({ part_ids, bytes }: Pick<ImportRow, 'part_ids' | 'bytes'>): number {
  return Math.min(bytes, part_ids.length * ARCHIVE_PART_BYTES);
}

/** While it is imported, its state is that of the job, which also knows of a lost worker. */
async function toImport({ db }: Pick<Context, 'db'>, row: ImportRow): Promise<ClientImport> {
  const { state, job_id: jobId } = row;
  const job =
    state === 'importing' && jobId
      ? await jobResult({ db }, { clientId: SUITE_CLIENT_ID, jobId })
      : undefined;
  const shown = state === 'importing' ? (job?.state ?? 'failed') : state;
  return {
    id: row.id,
    fileName: row.file_name,
    bytes: row.bytes,
    received: receivedBytes(row),
    state: shown,
    startedAt: row.started_at.toISOString(),
    endedAt: row.finished_at?.toISOString() ?? null,
    archive: row.archive,
    done: job?.done ?? 0,
    total: job?.total ?? null,
    problem: row.problem,
    isRepeatable:
      state === 'importing' && shown === 'failed' && (await hasEveryPart({ db }, row.part_ids)),
    counts: row.counts,
  };
}

/** Whether the uploaded archive is still here: it is deleted after a day. */
export async function hasEveryPart(
  { db }: { db: Db },
  partIds: readonly string[],
): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from platform.files
    where client_id = ${SUITE_CLIENT_ID} and id = any (${partIds}::uuid[]) and expires_at > now()`.execute(
    db,
  );
  return rows[0]?.count === partIds.length;
}

/**
 * Cancels before or during the import. The import ends by updating the same row, so either it is done or nothing of it
 * is written.
 */
export async function cancelImport({ db, app }: Context, id: string): Promise<void> {
  const row = await db
    .updateTable('directory.client_imports')
    .set({ state: 'cancelled', finished_at: new Date() })
    .where('id', '=', id)
    .where('state', 'not in', ['done', 'cancelled'])
    .returning(['part_ids', 'job_id', 'started_by'])
    .executeTakeFirst();
  if (!row) {
    await findImport({ db }, id);
    throw clientImportEnded();
  }
  await removeParts({ db, app }, row.part_ids);
  if (row.job_id)
    await app.jobs.cancel(db, {
      userId: row.started_by,
      clientIds: [SUITE_CLIENT_ID],
      id: row.job_id,
    });
}

export async function removeParts(
  { db, app }: { db: Db; app: Pick<App, 'files'> },
  partIds: readonly string[],
): Promise<void> {
  for (const id of partIds) await app.files.remove(db, { clientId: SUITE_CLIENT_ID, id });
}
