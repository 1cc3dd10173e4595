import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { leaseConnection } from './lease-connection.ts';
import { APP_ROLE, BOUND_ROLE } from './roles.ts';

/** What a connection shows: one client, and of it the whole or the locations of one user. */
export interface Binding {
  clientId: string;
  /** Rows that belong to a location are shown only where it is one of this user's. */
  locationsOf: string | undefined;
}

/** What a connection was last bound to; binding it again only on change spares most round trips. */
const boundTo = new WeakMap<PoolClient, string>();

export function bindingKey({ clientId, locationsOf }: Binding): string {
  return `${clientId} ${locationsOf ?? ''}`;
}

/** Leases connections of the shared pool, each bound before anybody can ask it anything. */
export class ClientBoundPool implements PostgresPool {
  readonly options = {};
  readonly #pool: Pool;
  readonly #binding: Binding;
  readonly #key: string;

  constructor(pool: Pool, binding: Binding) {
    this.#pool = pool;
    this.#binding = binding;
    this.#key = bindingKey(binding);
  }

  async connect(): Promise<PostgresPoolClient> {
    const connection = await leaseConnection(this.#pool);
    if (boundTo.get(connection) !== this.#key) {
      try {
        const { clientId, locationsOf } = this.#binding;
        boundTo.delete(connection);
        await connection.query(
          `select set_config('app.client_id', $1, false), set_config('app.locations_of', $2, false),
            set_config('role', $3, false)`,
          [clientId, locationsOf ?? '', locationsOf === undefined ? APP_ROLE : BOUND_ROLE],
        );
        boundTo.set(connection, this.#key);
      } catch (error) {
        connection.release(true);
        throw error;
      }
    }
    return connection as unknown as PostgresPoolClient;
  }

  /** The shared pool outlives every client's view of it. */
  async end(): Promise<void> {}
}
