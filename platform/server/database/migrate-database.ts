import { Kysely, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { ClientBase } from 'pg';
import pg from 'pg';
import type { Migration } from './migration.ts';
import {
  forgetObjects,
  recordObjects,
  requireRestored,
  restoreObjects,
} from './recorded-objects.ts';
import { ensureRoles } from './roles.ts';

/** An arbitrary lock number that must never change. */
const PREPARING = 4101;

/** Migrates a database as its owner. With several starting processes, one applies each migration and the others skip it. */
export async function migrateDatabase(options: {
  url: string;
  migrations: readonly Migration[];
}): Promise<void> {
  const names = new Set(options.migrations.map(({ name }) => name));
  if (names.size !== options.migrations.length) throw new Error('two migrations share a name');
  const pool = new pg.Pool({
    connectionString: options.url,
    max: 2,
    connectionTimeoutMillis: 10_000,
  });
  // An idle connection that the server ends is reported here; without a listener it would end the process.
  pool.on('error', () => {});
  try {
    const client = await pool.connect();
    // The pool listens to idle connections only.
    client.on('error', () => {});
    try {
      await client.query('select pg_advisory_lock($1)', [PREPARING]);
      await requireKnownMigrations(client, options.migrations);
      await ensureRoles(client);
      const failed = await restoreObjects(client);
      const migrated = await applyMigrations(pool, options.migrations, () =>
        forgetObjects(client, failed),
      );
      await requireRestored(client, failed);
      await recordObjects(client, { migrated });
    } finally {
      // Not returned to the pool: the lock ends with the connection, even after an error.
      client.release(true);
    }
  } finally {
    await pool.end();
  }
}

async function applyMigrations(
  pool: pg.Pool,
  migrations: readonly Migration[],
  beforeFirst: () => Promise<void>,
): Promise<boolean> {
  const migrator = new Migrator({
    db: new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) }),
    migrationTableSchema: 'migrations',
    // Modules are developed in parallel, so a later one may have a migration with an earlier date.
    allowUnorderedMigrations: true,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(migrations.map((migration) => [migration.name, migration])),
    },
  });
  const known = await migrator.getMigrations();
  const pending = known.some(({ executedAt }) => !executedAt);
  if (pending) await beforeFirst();
  const { error, results } = await migrator.migrateToLatest();
  const failed = results?.find(({ status }) => status === 'Error');
  if (error) throw new Error(`migration ${failed?.migrationName ?? ''} failed`, { cause: error });
  return pending;
}

/**
 * Refuses a database that a newer version has migrated, because this version does not know its tables. Runs before
 * anything is written, including roles.
 */
async function requireKnownMigrations(
  client: ClientBase,
  migrations: readonly Migration[],
): Promise<void> {
  const { rows: tables } = await client.query(
    `select to_regclass('migrations.kysely_migration') is not null as there`,
  );
  if (!tables[0]?.there) return;
  const { rows } = await client.query<{ name: string }>(
    'select name from migrations.kysely_migration where name <> all($1) order by name',
    [migrations.map(({ name }) => name)],
  );
  const last = rows.at(-1);
  if (!last) return;
  throw new Error(
    `this database has been used by a newer version of Comptoir (it knows ${last.name}, this version does not): start that version, or restore a backup made before the upgrade.`,
  );
}
