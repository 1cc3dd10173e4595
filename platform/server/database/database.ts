import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type PostgresPool,
  type Transaction,
  type TransactionSettings,
} from 'kysely';
import pg from 'pg';
import { currentActor } from './actor.ts';
import { BoundedClient } from './bounded-client.ts';
import {
  type Binding,
  bindingKey,
  ClientBoundPool,
  type ClientChanges,
  LEASE_MS,
  leaseConnection,
} from './client-bound-pool.ts';
import { CommitUnanswered, isDatabaseUnavailable, isLostHalfway } from './database-errors.ts';
import { APP_ROLE, SYSTEM_ROLE } from './roles.ts';
import { withPatience } from './statement-patience.ts';

// Counts come back as bigint; they stay far below 2^53 here and JSON has no bigint.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

// biome-ignore lint/suspicious/noExplicitAny: each module narrows it to its own tables in server/route.ts
export type AnyTables = any;
export type Db<Tables = AnyTables> = Kysely<Tables>;
export type Tx<Tables = AnyTables> = Transaction<Tables>;

/** Limit for the number of clients and users that are active at the same time. */
const MAX_CACHED_BINDINGS = 2_000;

export class Database {
  readonly url: string;
  readonly #appPool: pg.Pool;
  readonly #systemPool: pg.Pool;
  /** Separate pool, so that a busy process does not look like an unavailable database. */
  readonly #healthPool: pg.Pool;
  readonly #system: Kysely<AnyTables>;
  #asking: Promise<unknown> | undefined;
  readonly #clientChanges: ClientChanges = { count: 0 };
  readonly #clients = new Map<string, Kysely<AnyTables>>();

  constructor(options: { url: string; poolSize: number; onError: (error: Error) => void }) {
    this.url = options.url;
    const pool = (role: string, max: number) => {
      const made = new pg.Pool({
        connectionString: options.url,
        max,
        // Stays open when idle, because a busy server might refuse a new connection.
        min: 1,
        Client: BoundedClient,
        options: `-c role=${role}`,
        application_name: `comptoir ${role}`,
        connectionTimeoutMillis: LEASE_MS,
        keepAlive: true,
      });
      made.on('error', options.onError);
      // The pool handles errors of idle connections only. Without this listener, an error on a connection in a transaction
      // would end the process.
      made.on('connect', (client) => client.on('error', options.onError));
      return made;
    };
    this.#appPool = pool(APP_ROLE, options.poolSize);
    this.#systemPool = pool(SYSTEM_ROLE, Math.max(2, Math.ceil(options.poolSize / 2)));
    this.#healthPool = pool(SYSTEM_ROLE, 1);
    this.#system = this.#systemFor();
  }

  /**
   * Database access limited to the rows of one client. `locationsOf` also hides rows of locations that are not that
   * user's. `caller` cancels running statements when the signal aborts.
   */
  ofClient<Tables = AnyTables>(
    clientId: string,
    scope: { locationsOf?: string | undefined; caller?: AbortSignal } = {},
  ): Db<Tables> {
    const binding: Binding = { clientId, locationsOf: scope.locationsOf };
    if (scope.caller) return this.#boundTo(binding, scope.caller);
    const key = bindingKey(binding);
    const cached = this.#clients.get(key);
    if (cached) {
      this.#clients.delete(key);
      this.#clients.set(key, cached);
      return cached;
    }
    const made = this.#boundTo(binding);
    this.#clients.set(key, made);
    const oldest = this.#clients.keys().next().value;
    if (this.#clients.size > MAX_CACHED_BINDINGS && oldest !== undefined)
      this.#clients.delete(oldest);
    return made;
  }

  /** Time zones may have changed: connections are bound again before their next use. */
  clientsChanged(): void {
    this.#clientChanges.count += 1;
  }

  /** Sees every client: for sign-in, the queue and super admins only. `caller` as above. */
  acrossClients<Tables = AnyTables>({ caller }: { caller?: AbortSignal } = {}): Db<Tables> {
    return caller ? this.#systemFor(caller) : this.#system;
  }

  #boundTo(binding: Binding, caller?: AbortSignal): Kysely<AnyTables> {
    const pool = new ClientBoundPool(this.#appPool, binding, this.#clientChanges, caller);
    return new Kysely({ dialect: new ActingDialect({ pool }) });
  }

  #systemFor(caller?: AbortSignal): Kysely<AnyTables> {
    const pool: PostgresPool = {
      options: {},
      connect: () =>
        leaseConnection(this.#systemPool, caller) as ReturnType<PostgresPool['connect']>,
      end: async () => {},
    };
    return new Kysely({ dialect: new ActingDialect({ pool }) });
  }

  /** Whether the database responds within the given time. Concurrent callers share one query. */
  async answers(withinMs: number): Promise<boolean> {
    this.#asking ??= withPatience(withinMs, () => this.#ask()).finally(() => {
      this.#asking = undefined;
    });
    const tooLate = AbortSignal.timeout(withinMs);
    return Promise.race([
      this.#asking.then(
        () => true,
        () => false,
      ),
      new Promise<false>((resolve) => {
        tooLate.addEventListener('abort', () => resolve(false));
      }),
    ]);
  }

  async #ask(): Promise<void> {
    const connection = await this.#healthPool.connect();
    try {
      await connection.query('select 1');
    } finally {
      connection.release();
    }
  }

  async close(): Promise<void> {
    const pools = [this.#appPool, this.#systemPool, this.#healthPool];
    await Promise.all(pools.map((pool) => pool.end()));
  }
}

/**
 * Sets the actor in the database at the start of a transaction, in the same round trip. The setting ends with the
 * transaction.
 */
class ActingDriver extends PostgresDriver {
  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    const actor = currentActor();
    if (!actor || settings.isolationLevel || settings.accessMode) {
      await super.beginTransaction(connection, settings);
      if (!actor) return;
    }
    const begin = settings.isolationLevel || settings.accessMode ? '' : 'begin; ';
    const actorLiteral = pg.escapeLiteral(JSON.stringify(actor));
    await connection.executeQuery(
      CompiledQuery.raw(`${begin}set local app.actor = ${actorLiteral}`),
    );
  }

  /** If the connection is lost there is nothing to roll back, and the original error matters more. */
  override async rollbackTransaction(
    connection: Parameters<PostgresDriver['rollbackTransaction']>[0],
  ): Promise<void> {
    await super.rollbackTransaction(connection).catch((error: unknown) => {
      if (!isDatabaseUnavailable(error)) throw error;
    });
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.commitTransaction(connection);
    } catch (error) {
      throw isLostHalfway(error) ? new CommitUnanswered(error) : error;
    }
  }
}

class ActingDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): PostgresDriver {
    return new ActingDriver(this.#config);
  }
}
