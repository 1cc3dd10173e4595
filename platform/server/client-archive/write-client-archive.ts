import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream as WebReadable } from 'node:stream/web';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import { APP_ROLE } from '../database/roles.ts';
import { storeKey } from '../files/stored-file.ts';
import {
  type ArchivedTable,
  type ArchiveManifest,
  FORMAT,
  fileEntry,
  MANIFEST,
  tableEntry,
} from './archive-manifest.ts';
import { readClientTables, storedColumns } from './client-tables.ts';

const FILES_AT_ONCE = 500;
/** Optimised for speed: the first level already shrinks rows to a tenth. */
const ROWS_LEVEL = 1;
/** Images and workbooks are already compressed. */
const FILES_LEVEL = 0;

interface Given {
  app: Pick<App, 'database' | 'files' | 'config' | 'clientData'>;
  client: { id: string; name: string };
  signal: AbortSignal;
  progress(done: number, total: number): void;
}

/**
 * Writes all data of a client as one zip, streamed, so memory does not grow with the client. All tables are read in one
 * transaction, so they are consistent.
 */
export function writeClientArchive(given: Given): {
  stream: Readable;
  manifest: Promise<ArchiveManifest>;
} {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const stream = Readable.fromWeb(readable as WebReadable<Uint8Array>);
  const manifest = pack(given, writable);
  manifest.catch((error: unknown) => stream.destroy(error as Error));
  return { stream, manifest };
}

async function pack(given: Given, writable: WritableStream<Uint8Array>): Promise<ArchiveManifest> {
  const { ZipWriter } = await import('@zip.js/zip.js');
  const zip = new ZipWriter(writable, { zip64: true, useWebWorkers: false });
  const add = (name: string, content: AsyncIterable<Uint8Array>, level: number) =>
    zip.add(name, Readable.toWeb(Readable.from(content)) as ReadableStream, { level });
  try {
    const manifest = await given.app.database
      .acrossClients()
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((tx) => archiveEntries(given, { tx, add }));
    await add(MANIFEST, bytesOf([JSON.stringify(manifest, null, 2)]), ROWS_LEVEL);
    await zip.close();
    return manifest;
  } catch (error) {
    await writable.abort(error).catch(() => {});
    throw error;
  }
}

type AddEntry = (
  name: string,
  content: AsyncIterable<Uint8Array>,
  level: number,
) => Promise<unknown>;

async function archiveEntries(
  { app, client, signal, progress }: Given,
  { tx, add }: { tx: Tx; add: AddEntry },
): Promise<ArchiveManifest> {
  const { leftOut, emptied, partly, keyed, above, migrations } = app.clientData;
  const tables = await readClientTables({ db: tx }, app.clientData);
  const clientId = z.uuid().parse(client.id);
  const { rows: counted } = await sql<{ files: number }>`
    select count(*) as files from platform.files
    where client_id = ${clientId} and ${partly['platform.files']?.where ?? sql`true`}`.execute(tx);
  const total = above.length + tables.length + (counted[0]?.files ?? 0);
  let done = 0;
  const advance = () => {
    done += 1;
    progress(done, total);
  };
  const archived: ArchivedTable[] = [];
  const addTable = async (rows: ArchivedRows) => {
    archived.push(await addRows({ tx, add, signal }, rows));
    advance();
  };
  for (const { table, columns, of } of above) {
    const names = columns ?? (await storedColumns({ db: tx }, table));
    await addTable({ table, columns: names, where: of(clientId) });
  }
  // From here on the database itself restricts what is read to the client.
  await sql`select set_config('app.client_id', ${clientId}, true), set_config('role', ${APP_ROLE}, true)`.execute(
    tx,
  );
  for (const { name, columns } of tables) {
    const own = sql<boolean>`client_id = ${sql.lit(clientId)}`;
    const where = partly[name] ? sql<boolean>`${own} and ${partly[name].where}` : own;
    await addTable({ table: name, columns, where });
  }
  const files: ArchiveManifest['files'] = { count: 0, bytes: 0, missing: [] };
  for await (const file of filesOf(tx, { clientId, where: partly['platform.files']?.where })) {
    signal.throwIfAborted();
    const content = await app.files.store.read(storeKey({ clientId, id: file.id })).catch(() => {});
    if (content) await add(fileEntry(file.id), content, FILES_LEVEL);
    else files.missing.push(file.id);
    files.count += 1;
    files.bytes += content ? file.size : 0;
    advance();
  }
  return {
    comptoir: 'client',
    format: FORMAT,
    madeAt: new Date().toISOString(),
    installation: app.config.publicUrl,
    migrations: [...migrations].sort(),
    client,
    tables: archived,
    files,
    leftOut,
    emptied: emptied as ArchiveManifest['emptied'],
    partly: Object.fromEntries(Object.entries(partly).map(([name, { reason }]) => [name, reason])),
    keyed: keyed as ArchiveManifest['keyed'],
  };
}

async function addRows(
  { tx, add, signal }: { tx: Tx; add: AddEntry; signal: AbortSignal },
  rows: ArchivedRows,
): Promise<ArchivedTable> {
  const hash = createHash('sha256');
  const counts = { rows: 0, bytes: 0 };
  async function* measured(): AsyncGenerator<Uint8Array> {
    for await (const lines of tableLines(tx, rows)) {
      signal.throwIfAborted();
      const bytes = Buffer.from(`${lines.join('\n')}\n`);
      hash.update(bytes);
      counts.rows += lines.length;
      counts.bytes += bytes.length;
      yield bytes;
    }
  }
  await add(tableEntry(rows.table), measured(), ROWS_LEVEL);
  return { name: rows.table, ...counts, sha256: hash.digest('hex') };
}

async function* filesOf(
  tx: Tx,
  { clientId, where = sql`true` }: { clientId: string; where: ReturnType<typeof sql> | undefined },
): AsyncGenerator<{ id: string; size: number }> {
  for (let after: string | undefined; ; ) {
    const { rows } = await sql<{ id: string; size: number }>`
      select id, size from platform.files
      where client_id = ${clientId} and ${where} and ${after ? sql`id > ${after}` : sql`true`}
      order by id limit ${FILES_AT_ONCE}`.execute(tx);
    yield* rows;
    after = rows.at(-1)?.id;
    if (rows.length < FILES_AT_ONCE) return;
  }
}

async function* bytesOf(texts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text);
}

/** Some rows are small and some hold whole maps, so a batch is bounded by its bytes. */
const BATCH_BYTES = 4 * 1024 * 1024;
const FIRST_BATCH_ROWS = 20;
const MAX_ROWS = 5_000;

interface ArchivedRows {
  table: string;
  columns: readonly string[];
  where: RawBuilder<boolean>;
}

/** Rows as JSON, in batches, read by a cursor so that only one batch is in memory. */
async function* tableLines(
  tx: Tx,
  { table, columns, where }: ArchivedRows,
): AsyncGenerator<string[]> {
  const names = sql.join(columns.map((column) => sql.id(column)));
  // The database formats the values as text: JavaScript would lose microseconds and digits.
  await sql`
    declare archived no scroll cursor for
    select to_jsonb(held)::text as line from (
      select ${names} from ${sql.table(table)} where ${where}
    ) as held`.execute(tx);
  let next = FIRST_BATCH_ROWS;
  let longest = 1;
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(next)} from archived`.execute(tx);
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < next) break;
    longest = rows.reduce((most, { line }) => Math.max(most, line.length), longest);
    next = Math.min(MAX_ROWS, Math.max(1, Math.floor(BATCH_BYTES / longest)));
  }
  await sql`close archived`.execute(tx);
}
