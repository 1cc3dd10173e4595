import { mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const TMPFS = 0x01021994;
/** A whole run uses a fifth of it. */
const ROOM_BYTES = 6 * 1024 ** 3;

/**
 * Puts the databases and temporary files of the tests into memory, where creating and dropping a database takes a tenth
 * of the processor time. They stay on the disk where Linux has no such folder with enough room.
 */
export function moveToMemory() {
  if (!hasRoom()) return;
  const runs = join(MEMORY, `comptoir-tests-${process.getuid()}`);
  const folder = join(runs, String(process.pid));
  try {
    mkdirSync(join(folder, 'tmp'), { recursive: true });
  } catch {
    // Another user has taken the name, or the folder is read-only.
    return;
  }
  removeDeadRuns(runs);
  process.env.TEST_FOLDER = folder;
  process.env.TMPDIR = join(folder, 'tmp');
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

function hasRoom() {
  if (process.platform !== 'linux' || tmpdir().startsWith(`${MEMORY}/`)) return false;
  try {
    const { type, bavail, bsize } = statfsSync(MEMORY);
    return type === TMPFS && Math.min(bavail * bsize, process.availableMemory()) >= ROOM_BYTES;
  } catch {
    return false;
  }
}

/** PostgreSQL of a killed run ends by itself when its files are gone. */
function removeDeadRuns(runs) {
  for (const name of readdirSync(runs)) {
    try {
      process.kill(Number(name), 0);
    } catch (error) {
      if (error.code === 'ESRCH') rmSync(join(runs, name), { recursive: true, force: true });
    }
  }
}
