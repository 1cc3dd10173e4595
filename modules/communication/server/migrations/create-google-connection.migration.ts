import { sql } from 'kysely';
import { audited, unaudited } from '#platform/server/audit/audited.ts';
import { scopedByLocation } from '#platform/server/database/location-scope.ts';
import {
  createSchema,
  defineMigration,
  systemTable,
  tenantTable,
} from '#platform/server/database/migration.ts';

/** The connection of a brand to Google Business Profile, its locations there and their links [REV-09]. */
export const createGoogleConnectionMigration = defineMigration({
  name: '2026-11-27-40-communication-google-connection',
  async up(db) {
    await createSchema(db, 'communication');
    await sql`
      create table communication.google_connections (
        client_id uuid primary key references directory.clients,
        sealed_refresh_token text not null,
        google_user text,
        connected_by uuid,
        connected_at timestamptz not null default now(),
        listed_at timestamptz,
        last_synced_at timestamptz,
        last_error text,
        last_error_at timestamptz
      )`.execute(db);
    await tenantTable(db, 'communication.google_connections');
    await audited(db, 'communication.google_connections', {
      key: ['client_id'],
      label: ['google_user'],
      hidden: ['sealed_refresh_token'],
      silent: ['listed_at', 'last_synced_at', 'last_error', 'last_error_at'],
    });

    await sql`
      create table communication.google_locations (
        client_id uuid not null references communication.google_connections on delete cascade,
        google_location text not null,
        google_account text not null,
        title text not null,
        store_code text,
        street text not null,
        postal_code text not null,
        city text not null,
        country text not null,
        latitude float8,
        longitude float8,
        maps_url text,
        is_verified boolean,
        search text not null generated always as (
          platform.fold(title || ' ' || street || ' ' || postal_code || ' ' || city || ' ' || coalesce(store_code, ''))
        ) stored,
        primary key (client_id, google_location)
      )`.execute(db);
    await tenantTable(db, 'communication.google_locations');
    await unaudited(db, 'communication.google_locations', 'a copy of what Google lists');

    await sql`
      create table communication.google_proposals (
        client_id uuid not null,
        location_id uuid not null,
        google_location text not null,
        score smallint not null check (score between 0 and 100),
        confidence text not null check (confidence in ('sure', 'likely', 'possible')),
        reasons text[] not null,
        primary key (client_id, location_id, google_location),
        foreign key (client_id, google_location) references communication.google_locations on delete cascade
      )`.execute(db);
    await sql`
      create index google_proposals_by_google on communication.google_proposals (client_id, google_location)`.execute(
      db,
    );
    await tenantTable(db, 'communication.google_proposals');
    await scopedByLocation(db, 'communication.google_proposals');
    await unaudited(db, 'communication.google_proposals', 'calculated');

    // No foreign key to the list, because a link outlives a disconnected account and continues with the next one.
    await sql`
      create table communication.google_location_links (
        client_id uuid not null references directory.clients,
        location_id uuid not null,
        google_location text not null,
        google_account text not null,
        title text not null,
        linked_at timestamptz not null default now(),
        primary key (client_id, location_id)
      )`.execute(db);
    await sql`
      create unique index google_location_links_by_google
      on communication.google_location_links (client_id, google_location)`.execute(db);
    await tenantTable(db, 'communication.google_location_links');
    await scopedByLocation(db, 'communication.google_location_links');
    await audited(db, 'communication.google_location_links', {
      key: ['location_id'],
      label: ['title'],
      silent: ['linked_at'],
    });

    await sql`
      create table communication.google_pace (
        project text primary key,
        full_at timestamptz not null,
        blocked_until timestamptz
      )`.execute(db);
    await systemTable(db, 'communication.google_pace');
    await unaudited(db, 'communication.google_pace', 'a counter of requests');
  },
});
