import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresDialect,
  PostgresDriver,
  type PostgresPoolClient,
} from 'kysely';
import type pg from 'pg';
import { DEFAULT_TIME_ZONE } from '#platform/contract/time-zone.ts';
import { BoundedClient } from './bounded-client.ts';
import { setConnectionZone } from './client-zone.ts';
import type { AnyTables, Database } from './database.ts';
import { SYSTEM_ROLE } from './roles.ts';

/**
 * Runs commands of several modules and clients as one transaction: other processes see all or nothing, and a killed
 * process leaves nothing behind. All statements use one connection, and transactions of the commands become savepoints.
 * Work that starts two transactions concurrently cannot run this way. Processes with the same `lock` wait for each
 * other.
 */
export async function inOneTransaction<Result>(
  { url }: Pick<Database, 'url'>,
  lock: number,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const client = new BoundedClient({
    connectionString: url,
    options: `-c role=${SYSTEM_ROLE}`,
    application_name: 'comptoir one transaction',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  let lost: Error | undefined;
  client.on('error', (error) => {
    lost = error;
  });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [lock]);
    const result = await work(joinedDatabase(client));
    await client.query('commit');
    return result;
  } catch (error) {
    throw lost ?? error;
  } finally {
    // Without a commit, the end of the connection rolls everything back.
    await client.end().catch(() => {});
  }
}

/** The methods that commands use of a database; others make no sense within a transaction. */
function joinedDatabase(client: BoundedClient): Database {
  let boundTo: string | undefined;
  let last: Promise<unknown> = Promise.resolve();
  // Commands may send statements in parallel; the connection runs them one after the other.
  const query: pg.Client['query'] = (...given: never[]) => {
    const next = last.then(() => client.query(...(given as [never])));
    last = next.catch(() => {});
    return next as never;
  };
  const connection = { query, release: () => {} } as unknown as PostgresPoolClient;
  const joined = (clientId?: string): Kysely<AnyTables> => {
    const connect = async () => {
      if (clientId !== undefined && clientId !== boundTo) {
        const { rows } = await query<{ zone: string | null }>(
          `select set_config('app.client_id', $1, true), platform.known_zone(platform.zone_of($1::uuid)) as zone`,
          [clientId],
        );
        setConnectionZone(client, rows[0]?.zone ?? DEFAULT_TIME_ZONE);
        boundTo = clientId;
      }
      return connection;
    };
    return new Kysely({ dialect: new JoinedDialect({ pool: { options: {}, connect, end } }) });
  };
  const database: Pick<Database, 'acrossClients' | 'ofClient'> = {
    acrossClients: () => joined(),
    ofClient: (clientId) => joined(clientId),
  };
  return database as Database;
}

const end = async () => {};

class JoinedDialect extends PostgresDialect {
  readonly #config: ConstructorParameters<typeof PostgresDialect>[0];

  constructor(config: ConstructorParameters<typeof PostgresDialect>[0]) {
    super(config);
    this.#config = config;
  }

  override createDriver(): PostgresDriver {
    return new JoinedDriver(this.#config);
  }
}

/** PostgreSQL stacks savepoints of the same name, so nested ones need no unique names. */
class JoinedDriver extends PostgresDriver {
  override beginTransaction(connection: DatabaseConnection): Promise<void> {
    return run(connection, 'savepoint joined');
  }

  override commitTransaction(connection: DatabaseConnection): Promise<void> {
    return run(connection, 'release savepoint joined');
  }

  override rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return run(connection, 'rollback to savepoint joined; release savepoint joined');
  }
}

async function run(connection: DatabaseConnection, statement: string): Promise<void> {
  await connection.executeQuery(CompiledQuery.raw(statement));
}
