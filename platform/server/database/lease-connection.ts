import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { BoundedClient } from './bounded-client.ts';
import { currentPatience, remainingMs } from './statement-patience.ts';

/** How long work waits for a connection, be it that all are busy or that none can be made. */
export const LEASE_MS = 5_000;
const BETWEEN_TRIES_MS = 50;
const TOO_MANY_CONNECTIONS = '53300';

/**
 * Leases a connection of the pool. If the server has no connection left, it waits for one of this process, so that a
 * process with many connections does not block one with few.
 */
export async function leaseConnection(
  pool: Pick<pg.Pool, 'connect'>,
  caller?: AbortSignal,
): Promise<pg.PoolClient> {
  const patience = currentPatience();
  const hadWaitedMs = patience.waitedMs;
  const began = performance.now();
  const deadline = began + Math.min(LEASE_MS, remainingMs(patience));
  try {
    for (;;) {
      try {
        const connection = await connectBefore(deadline, pool);
        if (!(connection instanceof BoundedClient)) return connection;
        connection.holdFor(undefined);
        // The statement of the last caller may have been cancelled a moment ago.
        if (await connection.isSettled()) {
          connection.holdFor(caller);
          return connection;
        }
        connection.release(true);
      } catch (error) {
        const { code } = error as { code?: string };
        if (code !== TOO_MANY_CONNECTIONS || performance.now() > deadline) throw error;
        await pause(BETWEEN_TRIES_MS);
      }
    }
  } finally {
    // Work that leases several at the same time waits for them side by side.
    patience.waitedMs = Math.max(patience.waitedMs, hadWaitedMs + performance.now() - began);
  }
}

/** The pool has the same limit for each try; one that begins late ends with the lease and not after it. */
async function connectBefore(
  deadline: number,
  pool: Pick<pg.Pool, 'connect'>,
): Promise<pg.PoolClient> {
  const connecting = pool.connect();
  const leftMs = deadline - performance.now();
  if (leftMs > LEASE_MS - BETWEEN_TRIES_MS) return connecting;
  const late = new AbortController();
  const tooLate = pause(Math.max(0, leftMs), undefined, {
    signal: late.signal,
  }).then(() => undefined);
  try {
    const connection = await Promise.race([connecting, tooLate]);
    if (connection) return connection;
    connecting.then(
      (unused) => unused.release(),
      () => {},
    );
    throw new Error('timeout exceeded when trying to connect');
  } finally {
    late.abort();
    tooLate.catch(() => {});
  }
}
