/** Hashes passwords in a thread of its own: the four that Node shares are for files, names and compression. */
import { argon2Sync } from 'node:crypto';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { Derivation, Hashed } from './derivation.ts';

/** Whoever is already here comes first. On Linux this is the priority of this thread alone, elsewhere of the process. */
if (process.platform === 'linux') setPriority(10);

parentPort?.on('message', ({ password, ...cost }: Derivation) => {
  parentPort?.postMessage(hashed(() => argon2Sync('argon2id', { message: password, ...cost })));
});

/** A cost that cannot be is the fault of what was asked, and no reason for the thread to end. */
function hashed(make: () => Uint8Array): Hashed {
  try {
    return { tag: make() };
  } catch (error) {
    return { error };
  }
}
