import { sql } from 'kysely';
import { z } from 'zod';
import {
  CLIENT_ARCHIVE_DAYS,
  clientArchiveRunning,
} from '#modules/directory/contract/clients/client-archives.ts';
import { notFound } from '#platform/contract/problems.ts';
import { DEFAULT_TIME_ZONE } from '#platform/contract/time-zone.ts';
import { writeClientArchive } from '#platform/server/client-archive/write-client-archive.ts';
import type { Db } from '#platform/server/database/database.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { defineJob } from '#platform/server/jobs/job.ts';
import { datedFileName } from '#platform/server/spreadsheets/dated-file-name.ts';
import type { Context, DirectoryTables } from '../tables.ts';

const LARGEST_BYTES = 64 * 1024 ** 3;
const DAY_MS = 24 * 60 * 60 * 1000;
const TITLE = 'directory:clientData.job';

/** A person was erased while the archive was written, so it may still contain them. */
class ArchiveOutdated extends Error {}

/** Writes the archive. It can be repeated, because an archive only counts once it is completely written. */
export const takeOutClientJob = defineJob({
  name: 'directory.take-out-client',
  input: z.object({ archiveId: z.string() }),
  concurrency: 1,
  expireSeconds: 6 * 60 * 60,
  retry: { limit: 2, delaySeconds: 10 },
  async handle({ input: { archiveId }, app, clientId, progress, signal }) {
    if (!clientId) throw new Error('an archive is of a client');
    const db = app.database.ofClient<DirectoryTables>(clientId);
    const client = await db
      .selectFrom('directory.clients')
      .select(['id', 'identifier', 'name'])
      .where('id', '=', clientId)
      .executeTakeFirstOrThrow();
    const archive = await db
      .updateTable('directory.client_archives')
      .set({ is_outdated: false })
      .where('client_id', '=', clientId)
      .where('id', '=', archiveId)
      .returning('started_by')
      .executeTakeFirstOrThrow();
    const { stream, manifest } = writeClientArchive({
      app,
      client: { id: client.id, name: client.name },
      signal,
      progress,
    });
    const file = await app.files.put(db, {
      clientId,
      name: datedFileName(`comptoir-${client.identifier}`, 'zip', DEFAULT_TIME_ZONE),
      stream,
      maxBytes: LARGEST_BYTES,
      allow: ['zip'],
      ownerUserId: archive.started_by,
      madeAs: 'super_admin',
      expiresAt: new Date(Date.now() + CLIENT_ARCHIVE_DAYS * DAY_MS),
    });
    const { tables, files } = await manifest;
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const key = { clientId, archiveId };
    await finishArchive({ db, app }, key, { fileId: file.id, rows, files: files.count });
    return {
      body: { key: 'directory:clientData.done', params: { file: file.name } },
      actions: [
        {
          label: { key: 'platform:export.download', params: {} },
          path: `/api/sa/clients/${clientId}/archives/${archiveId}/file`,
        },
      ],
    };
  },
});

async function finishArchive(
  { db, app }: Context,
  { clientId, archiveId }: { clientId: string; archiveId: string },
  { fileId, rows, files }: { fileId: string; rows: number; files: number },
): Promise<void> {
  const finished = await db
    .updateTable('directory.client_archives')
    .set({
      finished_at: sql<Date>`clock_timestamp()`,
      file_id: fileId,
      row_count: rows,
      file_count: files,
    })
    .where('client_id', '=', clientId)
    .where('id', '=', archiveId)
    .where('is_outdated', '=', false)
    .executeTakeFirst();
  if (finished.numUpdatedRows > 0n) return;
  await app.files.remove(db, { clientId, id: fileId });
  throw new ArchiveOutdated('a person was erased meanwhile: the archive is written again');
}

/**
 * Part of an erasure. Finished archives are files, which are searched for the person; unfinished ones, and those finished
 * during the erasure, would be missed.
 */
export async function discardOpenArchives({ db, app }: Context, clientId: string): Promise<void> {
  const rows = await (db as Db<DirectoryTables>)
    .updateTable('directory.client_archives')
    .set({ is_outdated: true })
    .where('client_id', '=', clientId)
    .where((or) =>
      or.or([or('finished_at', 'is', null), or('finished_at', '>=', sql<Date>`now()`)]),
    )
    .returning('file_id')
    .execute();
  for (const { file_id: id } of rows) if (id) await app.files.remove(db, { clientId, id });
}

/** Starts the archive of a client, archived or not. */
export async function takeOutClient(
  { db, app }: Context,
  { clientId, userId }: { clientId: string; userId: string },
): Promise<{ id: string; jobId: string }> {
  const client = await db
    .selectFrom('directory.clients')
    .select('name')
    .where('id', '=', clientId)
    .executeTakeFirst();
  if (!client) throw notFound();
  const id = uuidV7();
  const jobId = await app.jobs.enqueue(
    db,
    takeOutClientJob,
    { archiveId: id },
    {
      clientId,
      userId,
      title: { key: TITLE, params: { name: client.name } },
      uniqueKey: 'take-out-client',
    },
  );
  const running = await db
    .selectFrom('directory.client_archives')
    .select('id')
    .where('client_id', '=', clientId)
    .where('job_id', '=', jobId)
    .executeTakeFirst();
  if (running) throw clientArchiveRunning();
  await db
    .insertInto('directory.client_archives')
    .values({ client_id: clientId, id, job_id: jobId, started_by: userId })
    .execute();
  return { id, jobId };
}
