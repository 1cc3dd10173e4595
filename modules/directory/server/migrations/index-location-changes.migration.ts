import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';

/** Other modules copy locations in the order of their last change. */
export const indexLocationChangesMigration = defineMigration({
  name: '2026-11-29-31-directory-location-changes',
  async up(db) {
    await sql`
      create index locations_by_change on directory.locations (client_id, updated_at, id)`.execute(
      db,
    );
  },
});
