import { sql } from 'kysely';
import { defineMigration } from '../database/migration.ts';

/** Removes the column in which views briefly stored their table columns; it is no longer read. */
export const viewsColumnsMigration = defineMigration({
  name: '2026-11-19-02-platform-views-columns',
  async up(db) {
    await sql`alter table platform.saved_views drop column if exists columns`.execute(db);
    await sql`alter table platform.house_views drop column if exists columns`.execute(db);
  },
});
