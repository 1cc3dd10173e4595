import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';

/** Part of a location's id at the end of its public page's URL [LOC-06]. */
export const addStorePageKeysMigration = defineMigration({
  name: '2026-11-28-31-directory-store-page-keys',
  async up(db) {
    await sql`
      alter table directory.locations
        add column page_key text not null generated always as (right(id::text, 10)) stored`.execute(
      db,
    );
    await sql`
      create index locations_by_page_key on directory.locations (client_id, page_key)`.execute(db);
  },
});
