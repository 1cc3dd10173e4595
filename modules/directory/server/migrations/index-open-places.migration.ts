import { sql } from 'kysely';
import { audited } from '#platform/server/audit/audited.ts';
import { defineMigration } from '#platform/server/database/migration.ts';

/**
 * Every view of a public page searches locations by position, postal code, town or country, so each has an index.
 * Prefix searches need the byte order of collation "C".
 */
export const indexOpenPlacesMigration = defineMigration({
  name: '2026-11-17-06-directory-open-places',
  async up(db) {
    await sql`
      alter table directory.locations
        add column city_key text collate "C" not null generated always as (platform.fold(city)) stored,
        add column postal_key text collate "C" not null
          generated always as (upper(replace(postal_code, ' ', ''))) stored`.execute(db);
    const open = sql`where closed_at is null`;
    await sql`create index locations_open_place on directory.locations (client_id, latitude, longitude) ${open}`.execute(
      db,
    );
    await sql`create index locations_open_postal_key on directory.locations (client_id, postal_key) ${open}`.execute(
      db,
    );
    await sql`create index locations_open_city_key on directory.locations (client_id, city_key) ${open}`.execute(
      db,
    );
    await sql`create index locations_open_city on directory.locations (client_id, city, name, id) ${open}`.execute(
      db,
    );
    await sql`create index locations_open_country on directory.locations (client_id, country, city, name, id) ${open}`.execute(
      db,
    );
    // Recreates the audit triggers, so that they exclude the new generated columns.
    for (const event of ['insert', 'update', 'delete'])
      await sql`drop trigger ${sql.id(`audit_${event}`)} on directory.locations`.execute(db);
    await audited(db, 'directory.locations', { key: ['id'], label: ['code', 'name'] });
  },
});
