import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';

/** A call that names a location alone asks whose it is. */
export const indexLocationIdsMigration = defineMigration({
  name: '2026-11-24-22-directory-location-ids',
  async up(db) {
    await sql`create index locations_by_id on directory.locations (id)`.execute(db);
  },
});
