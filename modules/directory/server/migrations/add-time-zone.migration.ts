import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';
import { zonesKeptIn } from '#platform/server/database/zones-kept-in.ts';

/**
 * Brands that are there stay where their public pages have told days all along; new ones are asked. See
 * docs/decisions/time-zones.md.
 */
export const addTimeZoneMigration = defineMigration({
  name: '2026-11-20-02-directory-time-zone',
  async up(db) {
    await sql`alter table directory.clients add column time_zone text not null default 'UTC'`.execute(
      db,
    );
    await sql`update directory.clients set time_zone = 'Europe/Paris'`.execute(db);
    await zonesKeptIn(db, 'directory.clients', { client: 'id', zone: 'time_zone' });
  },
});
