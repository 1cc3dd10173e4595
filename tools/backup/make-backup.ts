import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import pg from 'pg';
import type { Config } from '#platform/server/config.ts';
import { runningDatabase } from '#platform/server/database/embedded/running-database.ts';
import { CLUSTER, DATA, MACHINE, type Manifest } from './archive.ts';
import { checkArchive } from './archive-reader.ts';
import { ArchiveWriter } from './archive-writer.ts';

/** Files of the running server that are no data; the same exclusions as in PostgreSQL's base backup. */
const OF_THE_RUN = new Set([
  'postmaster.pid',
  'postmaster.opts',
  'comptoir.conf',
  'backup_label',
  'backup_label.old',
  'tablespace_map',
]);

const EMPTIED =
  /^(pg_dynshmem|pg_notify|pg_replslot|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans|pg_wal)\//;

const PASSING = /(^|\/)(pgsql_tmp[^/]*|pg_internal\.init[^/]*)$/;

/** Copied last, as PostgreSQL does, because it contains the recovery start point. */
const CONTROL = 'global/pg_control';

const WAL_SEGMENT = /^[0-9A-F]{24}$/;

/**
 * Writes one archive of a running installation. The order keeps it consistent: first visits not counted yet, since
 * counting one twice is harmless; then the files, the database, and files added since. A file is deleted at the
 * earliest six hours after it was written, so every file in the database is included.
 */
export async function makeBackup(config: Config, file: string): Promise<Manifest> {
  if (config.DATABASE_URL)
    throw new Error(
      'DATABASE_URL is set: that database is backed up with pg_dump, see docs/operations.md.',
    );
  if (existsSync(file)) throw new Error(`${file} is there already; choose another name.`);
  const { dataDirectory } = config;
  if (!relative(dataDirectory, file).startsWith('..'))
    throw new Error(`${file} is in the folder that is backed up; choose a place outside.`);
  const database = await runningDatabase(dataDirectory);
  const archive = new ArchiveWriter(file);
  try {
    await copyData(archive, dataDirectory, (path) => !/^files(\/|$)/.test(path));
    await copyData(archive, dataDirectory, (path) => /^files(\/|$)/.test(path));
    const { migrations } = await copyCluster(archive, database);
    await copyData(archive, dataDirectory, (path) => /^files(\/|$)/.test(path));
    await archive.finish({
      comptoir: 1,
      madeAt: new Date().toISOString(),
      postgres: database.postgres,
      machine: MACHINE,
      migrations,
      holdsKey: !config.SECRET_KEY,
      holdsFiles: !config.FILES_S3_URL,
    });
  } catch (error) {
    await archive.abandon();
    throw error;
  } finally {
    await database.leave();
  }
  return (await checkArchive(file)).manifest;
}

/**
 * Leaves out the cluster, which is copied separately, the port, which is specific to the machine, and incomplete files.
 */
async function copyData(
  archive: ArchiveWriter,
  directory: string,
  wanted: (path: string) => boolean,
): Promise<void> {
  const leaveOut = (path: string) =>
    !wanted(path) || /^postgres\/(?!password$)/.test(path) || path.endsWith('.part');
  for await (const { path, isFolder } of filesBelow(directory, leaveOut)) {
    const name = `${DATA}${path}`;
    if (isFolder || archive.entries[name]) continue;
    await archive.addFile(name, join(directory, path));
  }
}

/**
 * Copies the files of a running server between the start and stop of a PostgreSQL backup, with the WAL written during
 * it. A server that starts on the copy replays the WAL and has the state at the stop.
 */
async function copyCluster(
  archive: ArchiveWriter,
  { url, cluster }: { url: string; cluster: string },
): Promise<{ migrations: number }> {
  const client = new pg.Client({ connectionString: url, application_name: 'comptoir backup' });
  await client.connect();
  try {
    const { rows: applied } = await client.query(
      'select count(*)::int as count from migrations.kysely_migration',
    );
    // Prevents removal of WAL files until this connection ends, however long the copy takes.
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [
      `comptoir_backup_${process.pid}`,
    ]);
    await client.query(`select pg_backup_start('comptoir', fast => true)`);
    await copyFiles(archive, cluster);
    const { rows } = await client.query<{ label: string; last: string }>(
      'select labelfile as label, pg_walfile_name(lsn) as last from pg_backup_stop(false)',
    );
    const { label, last } = rows[0] ?? { label: '', last: '' };
    const first = /START WAL LOCATION: \S+ \(file ([0-9A-F]{24})\)/.exec(label)?.[1];
    if (!first) throw new Error('the database did not say where its backup begins');
    await copyJournal(archive, cluster, { first, last });
    await archive.addText(`${CLUSTER}backup_label`, label);
    return { migrations: applied[0].count };
  } finally {
    await client.end();
  }
}

async function copyFiles(archive: ArchiveWriter, cluster: string): Promise<void> {
  const leaveOut = (path: string) =>
    OF_THE_RUN.has(path) || EMPTIED.test(path) || PASSING.test(path) || path === CONTROL;
  for await (const { path, isFolder } of filesBelow(cluster, leaveOut)) {
    if (isFolder) await archive.addFolder(`${CLUSTER}${path}`);
    else await archive.addFile(`${CLUSTER}${path}`, join(cluster, path));
  }
  await archive.addFile(`${CLUSTER}${CONTROL}`, join(cluster, CONTROL));
}

async function copyJournal(
  archive: ArchiveWriter,
  cluster: string,
  { first, last }: { first: string; last: string },
): Promise<void> {
  const segments = (await readdir(join(cluster, 'pg_wal'))).filter(
    (name) => WAL_SEGMENT.test(name) && name >= first && name <= last,
  );
  if (!segments.includes(first) || !segments.includes(last))
    throw new Error('the journal of the database was cleared away during the backup');
  for (const name of segments)
    await archive.addFile(`${CLUSTER}pg_wal/${name}`, join(cluster, 'pg_wal', name));
}

/** All files and folders below a folder, by relative path; follows links and skips files deleted during the walk. */
async function* filesBelow(
  root: string,
  leaveOut: (path: string) => boolean,
  below = '',
): AsyncGenerator<{ path: string; isFolder: boolean }> {
  for (const name of (await readdir(join(root, below)).catch(nothingIfGone)).sort()) {
    const path = below ? `${below}/${name}` : name;
    if (leaveOut(path)) continue;
    const found = await stat(join(root, path)).catch(() => undefined);
    if (!found?.isDirectory() && !found?.isFile()) continue;
    yield { path, isFolder: found.isDirectory() };
    if (found.isDirectory()) yield* filesBelow(root, leaveOut, path);
  }
}

function nothingIfGone(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
