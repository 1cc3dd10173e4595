import { existsSync } from 'node:fs';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isStorageFull } from '../files/is-storage-full.ts';
import { StartRefused } from './start-refused.ts';

/** Tests by writing a file, because permissions, quotas and mounts all matter. */
export async function checkDataDirectory(directory: string): Promise<void> {
  const probe = join(directory, `.start-${process.pid}`);
  try {
    await makeFolder(directory);
    await writeFile(probe, 'x');
  } catch (error) {
    // Without free space the suite still starts, shows its data and reports the problem.
    if (isStorageFull(error)) return;
    throw new StartRefused(
      `DATA_DIR ${directory} cannot be written (${(error as NodeJS.ErrnoException).code}). Give this user the right to, or set DATA_DIR to another folder.`,
    );
  } finally {
    await rm(probe, { force: true }).catch(() => {});
  }
}

/** Node's own recursive way never ends where the system finds no room for folders in one that is there: /proc, automounts. */
async function makeFolder(directory: string): Promise<void> {
  try {
    await mkdir(directory);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' && (await stat(directory)).isDirectory()) return;
    const parent = dirname(directory);
    if (code !== 'ENOENT' || existsSync(parent)) throw error;
    await makeFolder(parent);
    await makeFolder(directory);
  }
}
