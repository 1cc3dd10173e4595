import { sql } from 'kysely';
import {
  ARCHIVE_MAX_BYTES,
  ARCHIVE_PART_BYTES,
  ARCHIVE_UPLOAD_HOURS,
  archiveTooLarge,
  archiveTruncated,
  type ClientImport,
  clientImportEnded,
} from '#modules/directory/contract/clients/client-imports.ts';
import { SUITE_CLIENT_ID } from '#platform/contract/notifications.ts';
import { Problem } from '#platform/contract/problem.ts';
import { checkImport } from '#platform/server/client-archive/import-client.ts';
import {
  type ClientArchive,
  openClientArchive,
} from '#platform/server/client-archive/read-client-archive.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import type { ReceivedFile } from '#platform/server/http/request/multipart-parts.ts';
import type { Context } from '../tables.ts';
import { partsSource } from './archive-parts.ts';
import { importProblem, neededBytes, requireSpace } from './import-problem.ts';
import { findImport, type ImportRow, receivedBytes, removeParts } from './read-client-imports.ts';

const GIGABYTE = 1024 ** 3;
const HOUR_MS = 60 * 60 * 1000;

export async function announceArchive(
  { db, app }: Context,
  { fileName, bytes, userId }: { fileName: string; bytes: number; userId: string },
): Promise<string> {
  if (bytes > ARCHIVE_MAX_BYTES)
    throw archiveTooLarge({ gigabytes: Math.floor(ARCHIVE_MAX_BYTES / GIGABYTE) });
  await requireSpace({ app }, app.config.FILES_S3_URL ? 0 : bytes);
  const id = uuidV7();
  await db
    .insertInto('directory.client_imports')
    .values({ id, started_by: userId, file_name: fileName, bytes })
    .execute();
  return id;
}

/** Stores the next part. The same part sent again, because its answer was lost, changes nothing. */
export async function receivePart(
  { db, app }: Context,
  { id, at, file }: { id: string; at: number; file: ReceivedFile },
): Promise<{ received: number }> {
  const row = await findImport({ db }, id);
  if (row.state !== 'uploading') throw clientImportEnded();
  const stored = row.part_ids.length;
  if (at < stored) return { received: receivedBytes(row) };
  const expected = Math.min(ARCHIVE_PART_BYTES, row.bytes - at * ARCHIVE_PART_BYTES);
  if (at > stored || expected <= 0) throw archiveTruncated();
  await requireSpace({ app }, app.config.FILES_S3_URL ? 0 : expected);
  const part = await app.files.put(db, {
    clientId: SUITE_CLIENT_ID,
    name: `${row.file_name} ${at + 1}.zip`,
    stream: file.stream,
    maxBytes: ARCHIVE_PART_BYTES,
    allow: ['zip'],
    partOf: 'zip',
    expiresAt: new Date(Date.now() + ARCHIVE_UPLOAD_HOURS * HOUR_MS),
  });
  const added =
    part.size === expected &&
    (await db
      .updateTable('directory.client_imports')
      .set({ part_ids: sql<string[]>`part_ids || ${part.id}::uuid` })
      .where('id', '=', id)
      .where('state', '=', 'uploading')
      .where(sql<boolean>`cardinality(part_ids) = ${at}`)
      .returning(['part_ids', 'bytes'])
      .executeTakeFirst());
  if (!added) {
    await app.files.remove(db, part);
    throw part.size === expected ? clientImportEnded() : archiveTruncated();
  }
  return { received: receivedBytes(added) };
}

/** Reads the manifest and compares it with this installation. An archive that is refused is deleted immediately. */
export async function checkArchive({ db, app }: Context, id: string): Promise<void> {
  const row = await findImport({ db }, id);
  if (row.state !== 'uploading') throw clientImportEnded();
  try {
    if (receivedBytes(row) < row.bytes) throw archiveTruncated();
    const { file_name: name, bytes, part_ids: partIds } = row;
    const archive = await openClientArchive(partsSource(app.files.store, { name, bytes, partIds }));
    await checkImport({
      databaseUrl: app.database.url,
      clientData: app.clientData,
      archive,
    });
    await requireSpace({ app }, neededBytes({ app }, archive.manifest));
    await db
      .updateTable('directory.client_imports')
      .set({ state: 'checked', archive: JSON.stringify(await describeArchive(archive)) })
      .where('id', '=', id)
      .where('state', '=', 'uploading')
      .execute();
  } catch (error) {
    const problem = importProblem(error);
    if (problem instanceof Problem) await refuseImport({ db, app }, row, problem);
    throw problem;
  }
}

/** The archive cannot be imported, so its bytes go. */
export async function refuseImport(
  { db, app }: Context,
  row: ImportRow,
  { code, params = {} }: Problem,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await removeParts({ db: tx, app }, row.part_ids);
    await tx
      .updateTable('directory.client_imports')
      .set({ state: 'failed', finished_at: new Date(), problem: JSON.stringify({ code, params }) })
      .where('id', '=', row.id)
      .where('state', 'not in', ['done', 'cancelled'])
      .execute();
  });
}

async function describeArchive(
  archive: ClientArchive,
): Promise<NonNullable<ClientImport['archive']>> {
  const { client, installation, madeAt, tables, files } = archive.manifest;
  const ownTable = tables.find(({ name }) => name === 'directory.clients');
  let wasOpen = true;
  if (ownTable)
    for await (const lines of archive.lines(ownTable))
      wasOpen = !(JSON.parse(lines[0] ?? '{}') as { archived_at?: string | null }).archived_at;
  return {
    clientId: client.id,
    name: client.name,
    installation,
    madeAt,
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    files: files.count,
    wasOpen,
  };
}
