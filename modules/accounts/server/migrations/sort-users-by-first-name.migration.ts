import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';
import { APP_ROLE } from '#platform/server/database/roles.ts';

/**
 * The order of users was changed in a migration that some installations had already applied. This one makes all installations
 * equal.
 */
export const sortUsersByFirstNameMigration = defineMigration({
  name: '2026-11-19-01-accounts-sort-by-first-name',
  async up(db) {
    await sql`alter table accounts.users drop column sort_name`.execute(db);
    await sql`
      alter table accounts.users add column sort_name text collate "C" not null generated always as (
        platform.fold(first_name) || ' ' || platform.fold(last_name)
      ) stored`.execute(db);
    await sql`create index users_by_name on accounts.users (sort_name, id)`.execute(db);
    await sql`grant select (sort_name) on accounts.users to ${sql.id(APP_ROLE)}`.execute(db);
  },
});
