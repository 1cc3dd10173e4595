import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';

/** Columns and indexes to count a segment during editing, and restorable segments. */
export const countSegmentsMigration = defineMigration({
  name: '2026-11-21-20-profile-hub-count-segments',
  async up(db) {
    await sql`
      alter table profile_hub.contacts
        add column optin_email boolean not null generated always as (1 = any (given)) stored,
        add column optin_phone boolean not null generated always as (2 = any (given)) stored,
        add column optin_partners boolean not null generated always as (3 = any (given)) stored`.execute(
      db,
    );
    // Counts over a million contacts read only this index, a third of the table; the country is first because most
    // segments filter by it.
    await sql`
      create index contacts_facts on profile_hub.contacts (client_id, country, id)
      include (optin_email, optin_phone, optin_partners, known, birthdate, created_at, last_activity_at, gender, locale,
        origin, options)`.execute(db);
    // Finds contacts by scanned or requested product without reading each station.
    await sql`
      create index stations_by_product on profile_hub.stations (client_id, kind, sku, contact_id)
      where sku is not null`.execute(db);
    await sql`
      create index contacts_by_import on profile_hub.contacts (client_id, origin_id)
      where origin = 'import'`.execute(db);
    // It only reads; otherwise queries with it could not be parallelised.
    await sql`alter function profile_hub.contacts_fitting(text[]) parallel safe`.execute(db);
    await sql`alter table profile_hub.segments add column deleted_at timestamptz`.execute(db);
    await sql`drop index profile_hub.segments_name`.execute(db);
    await sql`
      create unique index segments_name on profile_hub.segments (client_id, name_key)
      where saved and deleted_at is null`.execute(db);
    await sql`
      create index segments_to_clear on profile_hub.segments (updated_at)
      where not saved or deleted_at is not null`.execute(db);
  },
});
