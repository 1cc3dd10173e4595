/** Hashes passwords in a separate thread, because Node's four shared threads serve files, DNS and compression. */
import { argon2Sync } from 'node:crypto';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { Derivation, Hashed } from './hashing-pool.ts';

/**
 * Gives requests in progress priority over hashing. On Linux this sets the priority of this thread only, elsewhere that
 * of the process.
 */
if (process.platform === 'linux') setPriority(10);

parentPort?.on('message', ({ password, ...cost }: Derivation) => {
  parentPort?.postMessage(tryHash(() => argon2Sync('argon2id', { message: password, ...cost })));
});

/** Invalid cost parameters are an error of the request and must not end the thread. */
function tryHash(derive: () => Uint8Array): Hashed {
  try {
    return { tag: derive() };
  } catch (error) {
    return { error };
  }
}
