import type { ClientArchiveRow } from '#modules/directory/contract/clients/client-archives.ts';
import { notFound } from '#platform/contract/problems.ts';
import { jobResult } from '#platform/server/jobs/operations/own-jobs.query.ts';
import type { Context } from '../tables.ts';

const SHOWN = 10;

/** The last archives of a client, with the progress of unfinished ones. */
export async function readArchives(
  { db, app }: Context,
  clientId: string,
): Promise<ClientArchiveRow[]> {
  const rows = await db
    .selectFrom('directory.client_archives')
    .selectAll()
    .where('client_id', '=', clientId)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  const stored = await app.files.findAll(db, {
    clientId,
    ids: rows.flatMap(({ file_id }) => file_id ?? []),
  });
  const files = new Map(stored.map((file) => [file.id, file]));
  const items: ClientArchiveRow[] = [];
  for (const row of rows) {
    // Finished archives do not depend on their job, because jobs are deleted after some time.
    const job = row.finished_at
      ? undefined
      : await jobResult({ db }, { clientId, jobId: row.job_id });
    const file = files.get(row.file_id ?? '');
    items.push({
      id: row.id,
      startedAt: row.started_at.toISOString(),
      state: row.finished_at ? 'done' : (job?.state ?? 'failed'),
      done: job?.done ?? 0,
      total: job?.total ?? null,
      rows: row.row_count,
      files: row.file_count,
      file: file
        ? { name: file.name, size: file.size, expiresAt: file.expiresAt?.toISOString() ?? null }
        : null,
    });
  }
  return items;
}

/** The stored file of a finished archive. */
export async function findArchiveFile(
  { db }: Pick<Context, 'db'>,
  { clientId, id }: { clientId: string; id: string },
): Promise<{ clientId: string; id: string }> {
  const archive = await db
    .selectFrom('directory.client_archives')
    .select('file_id')
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!archive?.file_id) throw notFound();
  return { clientId, id: archive.file_id };
}
