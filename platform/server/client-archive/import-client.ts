import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { z } from 'zod';
import { currentActor } from '../database/actor.ts';
import type { Db } from '../database/database.ts';
import type { FileStore } from '../files/file-store.ts';
import { storeKey } from '../files/stored-file.ts';
import type { ArchiveManifest } from './archive-manifest.ts';
import { type ArchivedRow, ArchiveRefused, type ClientData } from './client-data.ts';
import { storedColumns } from './client-tables.ts';
import { loadClientTables } from './load-client-tables.ts';
import {
  type ArchiveSource,
  type ClientArchive,
  openClientArchive,
} from './read-client-archive.ts';
import { requireImportable, requireSameCounts } from './require-importable.ts';

/** An arbitrary lock number that must never change: only one import runs at a time. */
const IMPORTING = 4107;
const FILES = 'platform.files';
const DUPLICATE = '23505';

const fileRowSchema = z.object({ id: z.string(), size: z.number(), sha256: z.string() });
type FileRow = z.infer<typeof fileRowSchema>;

export interface ImportedClient {
  manifest: ArchiveManifest;
  /** Rows of each table of the client as counted here, equal to those of the archive. */
  counted: ReadonlyMap<string, number>;
  rows: number;
  files: number;
  notes: readonly string[];
}

interface Import {
  databaseUrl: string;
  store: FileStore;
  clientData: Required<ClientData>;
  source: ArchiveSource;
  signal?: AbortSignal | undefined;
  progress?: (done: number, total: number) => void;
  /** Runs in the transaction of the import, after everything agrees. */
  finish?: (tx: Db, imported: ImportedClient) => Promise<void>;
}

/**
 * Brings an archived client into this installation, in one transaction: an import that fails or is killed leaves
 * nothing. It works as the owner of the database, publishes no event and enqueues no job.
 */
export async function importClient(given: Import): Promise<ImportedClient> {
  const archive = await openClientArchive(given.source, {
    onBatch: () => given.signal?.throwIfAborted(),
  });
  const attempt = () =>
    withOwner(given.databaseUrl, (db) =>
      db.transaction().execute(async (tx) => {
        await nameActor(tx);
        const imported = await bringIn({ ...given, archive, db, tx });
        await given.finish?.(tx, imported);
        given.signal?.throwIfAborted();
        return imported;
      }),
    );
  try {
    // Somebody created the same user or client meanwhile: the second attempt finds it, and links or refuses it.
    return await attempt().catch((error) =>
      isDuplicate(error) ? attempt() : Promise.reject(error),
    );
  } catch (error) {
    if (isDuplicate(error))
      throw new ArchiveRefused(
        `Something of this client exists here already: ${(error as { detail?: string }).detail}`,
        { code: 'exists', params: { name: archive.manifest.client.name } },
      );
    throw error;
  }
}

const isDuplicate = (error: unknown) => (error as { code?: string }).code === DUPLICATE;

/** The author in the audit log of what is logged; the command has none. */
async function nameActor(tx: Db): Promise<void> {
  const actor = currentActor();
  if (actor) await sql`select set_config('app.actor', ${JSON.stringify(actor)}, true)`.execute(tx);
}

/** Whether an archive fits this installation, before it is imported. What modules would write is rolled back. */
export async function checkImport(given: {
  databaseUrl: string;
  clientData: Required<ClientData>;
  archive: ClientArchive;
}): Promise<void> {
  const { archive, clientData } = given;
  await withOwner(given.databaseUrl, (db) =>
    db.transaction().execute(async (tx) => {
      await requireImportable(tx, { manifest: archive.manifest, clientData });
      await bringInAbove(tx, { archive, clientData });
      throw new RolledBack();
    }),
  ).catch((error: unknown) => {
    if (!(error instanceof RolledBack)) throw error;
  });
}

class RolledBack extends Error {}

/** Works as the owner of the database, whom row-level security does not restrict. */
async function withOwner<Result>(
  databaseUrl: string,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  // An idle connection that the server ends is reported here; without a listener it would end the process.
  pool.on('error', () => {});
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

interface Context extends Pick<Import, 'store' | 'clientData' | 'signal' | 'progress'> {
  archive: ClientArchive;
  /** Outside the import's transaction, for data that must survive its rollback. */
  db: Db;
  tx: Db;
}

async function bringIn(context: Context): Promise<ImportedClient> {
  const { archive, store, clientData, db, tx, signal } = context;
  const { manifest } = archive;
  const clientId = manifest.client.id;
  await sql`select pg_advisory_xact_lock(${IMPORTING})`.execute(tx);
  const loaded = await requireImportable(tx, { manifest, clientData });
  const advance = countSteps(context);
  await archive.verify(advance);

  const { renamed, notes } = await bringInAbove(tx, { archive, clientData });
  for (const _table of clientData.above) advance();
  await skipAudit(tx, true);
  const files: FileRow[] = [];
  await loadClientTables(
    {
      db: tx,
      archive,
      clientId,
      renamed,
      onTable: advance,
      async before(table, lines) {
        if (table !== FILES) return;
        const batch = lines.map((line) => fileRowSchema.parse(JSON.parse(line)));
        await registerObjects(db, { clientId, files: batch });
        files.push(...batch);
      },
    },
    loaded,
  );
  await copyFiles({ archive, store, signal, advance }, { clientId, files });
  const counted = await requireSameCounts(tx, { clientId, tables: loaded });
  await skipAudit(tx, false);
  for (const { finish } of clientData.above) await finish?.(tx, clientId);
  await sql`select pg_notify('comptoir', ${JSON.stringify({ channel: 'principal-changed', payload: '*' })})`.execute(
    tx,
  );
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  return { manifest, counted, rows, files: files.length, notes };
}

async function bringInAbove(
  tx: Db,
  { archive, clientData }: { archive: ClientArchive; clientData: Required<ClientData> },
): Promise<{ renamed: Map<string, string>; notes: string[] }> {
  const renamed = new Map<string, string>();
  const notes: string[] = [];
  for (const rows of clientData.above) {
    await skipAudit(tx, rows.finish !== undefined);
    const columns = rows.columns ?? (await storedColumns({ db: tx }, rows.table));
    const brought = await rows.bringIn(tx, await aboveRows(archive, rows.table), columns);
    for (const [from, to] of brought.renamed) renamed.set(from, to);
    notes.push(...brought.notes);
  }
  return { renamed, notes };
}

/** Every table is read twice, to verify it and to write it, and every stored file once. */
function countSteps({ archive: { manifest }, progress }: Context): () => void {
  const total = 2 * manifest.tables.length + manifest.files.count;
  let done = 0;
  return () => {
    done = Math.min(total, done + 1);
    progress?.(done, total);
  };
}

/** The archive contains the client's audit log, so the import itself is not logged. */
async function skipAudit(tx: Db, skips: boolean): Promise<void> {
  await sql`select set_config('app.importing', ${skips ? 'on' : ''}, true)`.execute(tx);
}

/** Rows above clients are few: the client itself and its users. */
async function aboveRows(archive: ClientArchive, name: string): Promise<ArchivedRow[]> {
  const table = archive.manifest.tables.find((one) => one.name === name);
  if (!table) return [];
  const rows: ArchivedRow[] = [];
  for await (const lines of archive.lines(table))
    rows.push(...lines.map((line) => JSON.parse(line) as ArchivedRow));
  return rows;
}

/** Registered before the first byte is written, so that file collection finds what a killed import left. */
async function registerObjects(
  db: Db,
  { clientId, files }: { clientId: string; files: readonly FileRow[] },
): Promise<void> {
  await sql`
    insert into platform.file_objects (client_id, id)
    select ${clientId}, unnest(${files.map(({ id }) => id)}::uuid[])
    on conflict (client_id, id) do update set written_at = now()`.execute(db);
}

async function copyFiles(
  {
    archive,
    store,
    signal,
    advance,
  }: Pick<Context, 'archive' | 'store' | 'signal'> & { advance(): void },
  { clientId, files }: { clientId: string; files: readonly FileRow[] },
): Promise<void> {
  for (const { id, size, sha256 } of files) {
    signal?.throwIfAborted();
    advance();
    const content = archive.file(id);
    if (!content) {
      if (archive.manifest.files.missing.includes(id)) continue;
      throw new ArchiveRefused(`The archive lacks the stored file ${id}.`, { code: 'changed' });
    }
    const hash = createHash('sha256');
    let bytes = 0;
    const meter = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        bytes += chunk.length;
        done(bytes > size ? new ArchiveRefused(`The stored file ${id} is too long.`) : null, chunk);
      },
    });
    content.once('error', (error) => meter.destroy(error));
    const key = storeKey({ clientId, id });
    // A killed import may have left a part of this file.
    await store.remove(key);
    await store.write(key, content.pipe(meter));
    if (bytes !== size || hash.digest('hex') !== sha256)
      throw new ArchiveRefused(`The stored file ${id} is not what was archived.`, {
        code: 'changed',
      });
  }
}
