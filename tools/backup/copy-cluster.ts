import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { CLUSTER } from './archive.ts';
import type { ArchiveWriter } from './archive-writer.ts';
import { filesBelow } from './files-below.ts';

/** What belongs to the running server and not to the data; PostgreSQL's own base backup leaves out the same. */
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
 * Copies the files of a running server between the start and stop of a PostgreSQL backup, with the WAL written during
 * it. A server that starts on the copy replays the WAL and has the state at the stop.
 */
export async function copyCluster(
  archive: ArchiveWriter,
  { url, cluster }: { url: string; cluster: string },
): Promise<{ migrations: number }> {
  const client = new pg.Client({ connectionString: url, application_name: 'comptoir backup' });
  await client.connect();
  try {
    const { rows: applied } = await client.query(
      'select count(*)::int as count from migrations.kysely_migration',
    );
    // Holds the journal back until this connection ends, however long the copy takes.
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
