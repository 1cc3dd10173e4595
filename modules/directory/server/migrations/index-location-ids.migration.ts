import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';

/** Calls with only a location id must find its client. */
export const indexLocationIdsMigration = defineMigration({
  name: '2026-11-24-22-directory-location-ids',
  async up(db) {
    await sql`create index locations_by_id on directory.locations (id)`.execute(db);
  },
});
