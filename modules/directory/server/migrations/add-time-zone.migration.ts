import { sql } from 'kysely';
import { createZoneLookup } from '#platform/server/database/client-zone.ts';
import { defineMigration } from '#platform/server/database/migration.ts';

/**
 * Existing brands get Europe/Paris, the zone of their public pages so far; new ones choose a zone. See
 * docs/decisions/time-zones.md.
 */
export const addTimeZoneMigration = defineMigration({
  name: '2026-11-20-02-directory-time-zone',
  async up(db) {
    await sql`alter table directory.clients add column time_zone text not null default 'UTC'`.execute(
      db,
    );
    await sql`update directory.clients set time_zone = 'Europe/Paris'`.execute(db);
    await createZoneLookup(db, 'directory.clients', { client: 'id', zone: 'time_zone' });
  },
});
