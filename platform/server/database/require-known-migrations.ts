import type { ClientBase } from 'pg';
import type { Migration } from './migration.ts';

/**
 * A database that a newer version has changed is left alone: this one would write into tables it does not understand.
 * Asked before anything is written, roles included.
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
