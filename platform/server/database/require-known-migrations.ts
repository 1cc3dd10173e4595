import type { ClientBase } from 'pg';
import type { Migration } from './migration.ts';

/**
 * Refuses a database that a newer version has migrated, because this version does not know its tables. Runs before
 * anything is written, including roles.
 */
export async function requireKnownMigrations(
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
