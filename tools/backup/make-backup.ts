import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Config } from '#platform/server/config.ts';
import { DATA, MACHINE, type Manifest } from './archive.ts';
import { checkArchive } from './archive-reader.ts';
import { ArchiveWriter } from './archive-writer.ts';
import { copyCluster } from './copy-cluster.ts';
import { filesBelow } from './files-below.ts';
import { runningDatabase } from './running-database.ts';

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
