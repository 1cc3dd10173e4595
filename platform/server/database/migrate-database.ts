import { Kysely, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import type { Migration } from './migration.ts';
import { ensureRoles } from './roles.ts';

/**
 * Brings a database to today's shape as its owner. Any number of processes may start at once: the migrator holds an
 * advisory lock, so each migration is applied by one of them and the others find it done.
 */
export async function migrateDatabase(options: {
  url: string;
  migrations: readonly Migration[];
}): Promise<void> {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: 1,
    connectionTimeoutMillis: 10_000,
  });
  // An idle connection that the server ends is reported here; without a listener it would end the process.
  pool.on('error', () => {});
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const client = await pool.connect();
    try {
      await ensureRoles(client);
    } finally {
      client.release();
    }
    const names = new Set(options.migrations.map(({ name }) => name));
    if (names.size !== options.migrations.length) throw new Error('two migrations share a name');
    const { error, results } = await new Migrator({
      db,
      migrationTableSchema: 'migrations',
      // Modules are built side by side: one that lands later may carry an earlier date.
      allowUnorderedMigrations: true,
      provider: {
        getMigrations: async () =>
          Object.fromEntries(options.migrations.map((migration) => [migration.name, migration])),
      },
    }).migrateToLatest();
    const failed = results?.find(({ status }) => status === 'Error');
    if (error) throw new Error(`migration ${failed?.migrationName ?? ''} failed`, { cause: error });
  } finally {
    await db.destroy();
  }
}
