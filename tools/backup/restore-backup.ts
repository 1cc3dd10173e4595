import { createWriteStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import { chown, mkdir, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pg from 'pg';
import {
  type ClusterPlace,
  clusterPlace,
} from '#platform/server/database/embedded/cluster-place.ts';
import { runningPostmaster } from '#platform/server/database/embedded/running-postmaster.ts';
import { startEmbeddedPostgres } from '#platform/server/database/embedded/start-embedded-postgres.ts';
import { CLUSTER, DATA, MACHINE, type Manifest } from './archive.ts';
import { type CheckedArchive, checkArchive } from './archive-reader.ts';

/** Restores an archive: verifies it, unpacks it to a temporary folder, starts it once, and only then swaps it in. */
export async function restoreBackup(
  file: string,
  dataDirectory: string,
  options: { replace: boolean },
): Promise<{ manifest: Manifest; aside: string | undefined }> {
  const archive = await checkArchive(file);
  await requireRoom(dataDirectory, options);
  const beside = `${dataDirectory}.restoring-${process.pid}`;
  await mkdir(beside, { recursive: true });
  const place = await clusterPlace(join(beside, 'postgres'));
  try {
    requireSameKind(archive.manifest, place);
    await layOut(archive, beside, place);
    await startOnce(beside, archive.manifest);
  } catch (error) {
    await rm(dirname(place.cluster), { recursive: true, force: true });
    await rm(beside, { recursive: true, force: true });
    throw error;
  }
  return { manifest: archive.manifest, aside: await swapIn(beside, dataDirectory, place) };
}

async function requireRoom(directory: string, options: { replace: boolean }): Promise<void> {
  if (!existsSync(directory) || readdirSync(directory).length === 0) return;
  if (!options.replace)
    throw new Error(
      `${directory} holds data. Set DATA_DIR to an empty folder, or say --replace: what is there is then kept beside.`,
    );
  const { cluster } = await clusterPlace(join(directory, 'postgres'));
  if (runningPostmaster(cluster))
    throw new Error(`Comptoir is running on ${directory}. Stop it first.`);
}

function requireSameKind(manifest: Manifest, { binaries }: ClusterPlace): void {
  const major = (version: string) => version.split('.')[0];
  if (manifest.machine !== MACHINE || major(manifest.postgres) !== major(binaries.version))
    throw new Error(
      `this backup was made on ${manifest.machine} with PostgreSQL ${manifest.postgres}; here are ${MACHINE} and ${binaries.version}. Restore it on a machine of that kind and carry the data over with pg_dump.`,
    );
}

async function layOut(archive: CheckedArchive, beside: string, place: ClusterPlace): Promise<void> {
  const pathOf = (name: string) => {
    if (name.split('/').includes('..')) throw new Error(`${name} would leave the folder`);
    return name.startsWith(CLUSTER)
      ? { path: join(place.cluster, name.slice(CLUSTER.length)), user: place.user }
      : { path: join(beside, name.slice(DATA.length)), user: undefined };
  };
  const makeFolder = async (path: string, user: ClusterPlace['user']) => {
    if (existsSync(path)) return;
    await makeFolder(dirname(path), user);
    await mkdir(path, { mode: user || path.startsWith(place.cluster) ? 0o700 : 0o755 });
    if (user) await chown(path, user.uid, user.gid);
  };
  for (const name of archive.folders) {
    const { path, user } = pathOf(name);
    await makeFolder(path, user);
  }
  for (const name of Object.keys(archive.manifest.entries)) {
    const { path, user } = pathOf(name);
    await makeFolder(dirname(path), user);
    await archive.pour(name, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
    if (user) await chown(path, user.uid, user.gid);
  }
}

/** Replays the WAL, which makes the copied files consistent. */
async function startOnce(beside: string, manifest: Manifest): Promise<void> {
  const database = await startEmbeddedPostgres({ directory: join(beside, 'postgres') });
  try {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query(
      'select count(*)::int as count from migrations.kysely_migration',
    );
    await client.end();
    if (rows[0].count !== manifest.migrations)
      throw new Error(
        `the restored database is not whole: ${rows[0].count} migrations of ${manifest.migrations}.`,
      );
  } finally {
    await database.stop();
  }
}

/**
 * Moves a restored folder into place and returns the path of the previous one, which is renamed. Where root's database
 * is stored elsewhere (see cluster-place.ts), it is moved too, and so is the previous one.
 */
async function swapIn(
  beside: string,
  dataDirectory: string,
  restored: ClusterPlace,
): Promise<string | undefined> {
  const suffix = `before-restore-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  let aside: string | undefined;
  if (existsSync(dataDirectory) && (await readdir(dataDirectory)).length > 0) {
    aside = `${dataDirectory}.${suffix}`;
    const elsewhere = stateElsewhere(dataDirectory);
    if (elsewhere && existsSync(join(elsewhere, 'cluster')))
      await rename(join(elsewhere, 'cluster'), join(elsewhere, `cluster.${suffix}`));
    await rename(dataDirectory, aside);
  }
  if (stateElsewhere(beside)) await moveElsewhere(beside, dataDirectory, restored);
  await mkdir(dataDirectory, { recursive: true });
  // Fails if the folder is not empty, so that files added in the meantime are not lost.
  await rmdir(dataDirectory);
  await rename(beside, dataDirectory);
  return aside;
}

/** Runs before the folder is renamed, because a database without its folder is deleted. */
async function moveElsewhere(
  beside: string,
  dataDirectory: string,
  restored: ClusterPlace,
): Promise<void> {
  const { cluster } = await clusterPlace(join(dataDirectory, 'postgres'));
  await rename(restored.cluster, cluster);
  await writeFile(markOf(beside), `${dirname(cluster)}\n`);
  await rm(dirname(restored.cluster), { recursive: true, force: true });
  await rm(join(dataDirectory, 'postgres'), { recursive: true });
}

function stateElsewhere(dataDirectory: string): string | undefined {
  const mark = markOf(dataDirectory);
  return existsSync(mark) ? readFileSync(mark, 'utf8').trim() : undefined;
}

function markOf(dataDirectory: string): string {
  return join(dataDirectory, 'postgres', 'elsewhere');
}
