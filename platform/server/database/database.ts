import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { ClientBoundPool } from './client-bound-pool.ts';
import { APP_ROLE, SYSTEM_ROLE } from './roles.ts';

// Counts come back as bigint; they stay far below 2^53 here and JSON has no bigint.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

// biome-ignore lint/suspicious/noExplicitAny: each module narrows it to its own tables in server/route.ts
export type AnyTables = any;
export type Db<Tables = AnyTables> = Kysely<Tables>;
export type Tx<Tables = AnyTables> = Transaction<Tables>;

/** Bound to the number of clients that work at the same time, not to all there are. */
const CLIENTS_KEPT = 500;

export class Database {
  readonly url: string;
  readonly #appPool: pg.Pool;
  readonly #systemPool: pg.Pool;
  readonly #system: Kysely<AnyTables>;
  readonly #clients = new Map<string, Kysely<AnyTables>>();

  constructor(options: { url: string; poolSize: number; onError: (error: Error) => void }) {
    this.url = options.url;
    const pool = (role: string, max: number) => {
      const made = new pg.Pool({
        connectionString: options.url,
        max,
        options: `-c role=${role}`,
        application_name: `comptoir ${role}`,
        connectionTimeoutMillis: 5_000,
        // A database that went away must not leave a request waiting forever.
        query_timeout: 60_000,
        keepAlive: true,
      });
      made.on('error', options.onError);
      // The pool listens to idle connections only; one that is cut while a transaction holds it would end the process.
      made.on('connect', (client) => client.on('error', options.onError));
      return made;
    };
    this.#appPool = pool(APP_ROLE, options.poolSize);
    this.#systemPool = pool(SYSTEM_ROLE, Math.max(2, Math.ceil(options.poolSize / 2)));
    this.#system = new Kysely({ dialect: new PostgresDialect({ pool: this.#systemPool }) });
  }

  /** All that belongs to one client; every other row does not exist for it. */
  ofClient<Tables = AnyTables>(clientId: string): Db<Tables> {
    const kept = this.#clients.get(clientId);
    if (kept) {
      this.#clients.delete(clientId);
      this.#clients.set(clientId, kept);
      return kept;
    }
    const made = new Kysely<AnyTables>({
      dialect: new PostgresDialect({ pool: new ClientBoundPool(this.#appPool, clientId) }),
    });
    this.#clients.set(clientId, made);
    const oldest = this.#clients.keys().next().value;
    if (this.#clients.size > CLIENTS_KEPT && oldest !== undefined) this.#clients.delete(oldest);
    return made;
  }

  /** Sees every client: for sign-in, the queue and super admins only. */
  acrossClients<Tables = AnyTables>(): Db<Tables> {
    return this.#system;
  }

  async close(): Promise<void> {
    await Promise.all([this.#appPool.end(), this.#systemPool.end()]);
  }
}
