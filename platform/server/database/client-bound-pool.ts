import { setTimeout as pause } from 'node:timers/promises';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { Pool, PoolClient } from 'pg';
import { DEFAULT_TIME_ZONE } from '#platform/contract/time-zone.ts';
import { BoundedClient } from './bounded-client.ts';
import { setConnectionZone } from './client-zone.ts';
import { APP_ROLE, BOUND_ROLE } from './roles.ts';
import { currentPatience, remainingMs } from './statement-patience.ts';

/** Scope of a connection: one client, optionally limited to the locations of one user. */
export interface Binding {
  clientId: string;
  /** Limits rows with a location to the locations of this user. */
  locationsOf: string | undefined;
}

/** Number of times that clients have changed. */
export interface ClientChanges {
  count: number;
}

interface Bound {
  key: string;
  clientChanges: number;
  at: number;
}

/** Last binding of each connection. Rebinding only on change saves most round trips. */
const boundTo = new WeakMap<PoolClient, Bound>();

/** A time zone change is broadcast immediately. This limits the effect of a missed message. */
const BOUND_MS = 30_000;

export function bindingKey({ clientId, locationsOf }: Binding): string {
  return `${clientId} ${locationsOf ?? ''}`;
}

/** Leases connections of the shared pool and binds each before its first statement. */
export class ClientBoundPool implements PostgresPool {
  readonly options = {};
  readonly #pool: Pool;
  readonly #binding: Binding;
  readonly #key: string;
  readonly #clientChanges: ClientChanges;
  readonly #caller: AbortSignal | undefined;

  constructor(pool: Pool, binding: Binding, clientChanges: ClientChanges, caller?: AbortSignal) {
    this.#pool = pool;
    this.#caller = caller;
    this.#binding = binding;
    this.#clientChanges = clientChanges;
    this.#key = bindingKey(binding);
  }

  async connect(): Promise<PostgresPoolClient> {
    const connection = await leaseConnection(this.#pool, this.#caller);
    if (!this.#isBound(connection)) {
      try {
        const { clientId, locationsOf } = this.#binding;
        const bound = {
          key: this.#key,
          clientChanges: this.#clientChanges.count,
          at: performance.now(),
        };
        boundTo.delete(connection);
        const { rows } = await connection.query<{ zone: string | null }>(
          `select set_config('app.client_id', $1, false), set_config('app.locations_of', $2, false),
            set_config('role', $3, false), platform.known_zone(platform.zone_of($1::uuid)) as zone`,
          [clientId, locationsOf ?? '', locationsOf === undefined ? APP_ROLE : BOUND_ROLE],
        );
        setConnectionZone(connection, rows[0]?.zone ?? DEFAULT_TIME_ZONE);
        boundTo.set(connection, bound);
      } catch (error) {
        connection.release(true);
        throw error;
      }
    }
    return connection as unknown as PostgresPoolClient;
  }

  #isBound(connection: PoolClient): boolean {
    const bound = boundTo.get(connection);
    return (
      bound?.key === this.#key &&
      bound.clientChanges === this.#clientChanges.count &&
      performance.now() - bound.at < BOUND_MS
    );
  }

  /** Does nothing, because the shared pool is used by other clients too. */
  async end(): Promise<void> {}
}

/** How long work waits for a connection if all are busy or none can be opened. */
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
        // The last caller's statement may still be in cancellation.
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
    // Parallel leases of the same work count as one wait.
    patience.waitedMs = Math.max(patience.waitedMs, hadWaitedMs + performance.now() - began);
  }
}

/** The pool uses the same timeout for each attempt; a late attempt must end with the lease. */
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
