import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';

/** Which client a connection was last bound to; setting it again only on change spares most round trips. */
const boundTo = new WeakMap<PoolClient, string>();

/** Leases connections of the shared pool, each bound to one client before anybody can ask it anything. */
export class ClientBoundPool implements PostgresPool {
  readonly options = {};
  readonly #pool: Pool;
  readonly #clientId: string;

  constructor(pool: Pool, clientId: string) {
    this.#pool = pool;
    this.#clientId = clientId;
  }

  async connect(): Promise<PostgresPoolClient> {
    const connection = await this.#pool.connect();
    if (boundTo.get(connection) !== this.#clientId) {
      try {
        boundTo.delete(connection);
        await connection.query("select set_config('app.client_id', $1, false)", [this.#clientId]);
        boundTo.set(connection, this.#clientId);
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
