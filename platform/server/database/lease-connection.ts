import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { BoundedClient } from './bounded-client.ts';

/** How long work waits for a connection, be it that all are busy or that none can be made. */
export const LEASE_MS = 5_000;
const BETWEEN_TRIES_MS = 50;
const TOO_MANY_CONNECTIONS = '53300';

/**
 * A connection of the pool. Where the server has none left to give, those that this process has are waited for: one
 * process that took many must not keep another from working with its few.
 */
export async function leaseConnection(pool: pg.Pool, caller?: AbortSignal): Promise<pg.PoolClient> {
  const deadline = performance.now() + LEASE_MS;
  for (;;) {
    try {
      const connection = await pool.connect();
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
}
