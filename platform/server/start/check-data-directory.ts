import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isOutOfRoom } from '../files/out-of-room.ts';
import { StartRefused } from './start-refused.ts';

/** Asked by really writing: permissions, quotas and mounts all have a say. */
export async function checkDataDirectory(directory: string): Promise<void> {
  const probe = join(directory, `.start-${process.pid}`);
  try {
    await mkdir(directory, { recursive: true });
    await writeFile(probe, 'x');
  } catch (error) {
    // Without room the house still shows what it has, and says so.
    if (isOutOfRoom(error)) return;
    throw new StartRefused(
      `DATA_DIR ${directory} cannot be written (${(error as NodeJS.ErrnoException).code}). Give this user the right to, or set DATA_DIR to another folder.`,
    );
  } finally {
    await rm(probe, { force: true }).catch(() => {});
  }
}
