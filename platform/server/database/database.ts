import { Kysely, type Transaction } from 'kysely';
import pg from 'pg';
import { ActingDialect } from './acting-dialect.ts';
import { type Binding, bindingKey, ClientBoundPool } from './client-bound-pool.ts';
import { APP_ROLE, SYSTEM_ROLE } from './roles.ts';

// Counts come back as bigint; they stay far below 2^53 here and JSON has no bigint.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

// biome-ignore lint/suspicious/noExplicitAny: each module narrows it to its own tables in server/route.ts
export type AnyTables = any;
export type Db<Tables = AnyTables> = Kysely<Tables>;
export type Tx<Tables = AnyTables> = Transaction<Tables>;

/** Bound to the number of clients and retailers that work at the same time, not to all there are. */
const BINDINGS_KEPT = 2_000;

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
        // Whom nobody waits for any more must not go on working either.
        statement_timeout: 60_000,
        keepAlive: true,
      });
      made.on('error', options.onError);
      // The pool listens to idle connections only; one that is cut while a transaction holds it would end the process.
      made.on('connect', (client) => client.on('error', options.onError));
      return made;
    };
    this.#appPool = pool(APP_ROLE, options.poolSize);
    this.#systemPool = pool(SYSTEM_ROLE, Math.max(2, Math.ceil(options.poolSize / 2)));
    this.#system = new Kysely({ dialect: new ActingDialect({ pool: this.#systemPool }) });
  }

  /**
   * All that belongs to one client; every other row does not exist for it. With `locationsOf`, neither do the rows of
   * locations that are not that user's.
   */
  ofClient<Tables = AnyTables>(
    clientId: string,
    scope: { locationsOf?: string | undefined } = {},
  ): Db<Tables> {
    const binding: Binding = { clientId, locationsOf: scope.locationsOf };
    const key = bindingKey(binding);
    const kept = this.#clients.get(key);
    if (kept) {
      this.#clients.delete(key);
      this.#clients.set(key, kept);
      return kept;
    }
    const made = new Kysely<AnyTables>({
      dialect: new ActingDialect({ pool: new ClientBoundPool(this.#appPool, binding) }),
    });
    this.#clients.set(key, made);
    const oldest = this.#clients.keys().next().value;
    if (this.#clients.size > BINDINGS_KEPT && oldest !== undefined) this.#clients.delete(oldest);
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
