import { sql } from 'kysely';
import { audited } from '#platform/server/audit/audited.ts';
import {
  defineVisibleLocations,
  scopedByLocation,
} from '#platform/server/database/location-scope.ts';
import { defineMigration, tenantTable } from '#platform/server/database/migration.ts';
import { trigramIndex } from '#platform/server/database/word-search.ts';

/**
 * Locations, groups, types and associations. Case-insensitive comparisons have separate columns, because row-level security
 * prevents the use of expression indexes.
 */
export const createPlacesMigration = defineMigration({
  name: '2026-11-16-31-directory-places',
  async up(db) {
    await sql`
      create table directory.location_types (
        client_id uuid not null references directory.clients,
        id uuid not null,
        name text not null,
        name_key text not null generated always as (platform.fold(name)) stored,
        created_at timestamptz not null default now(),
        primary key (client_id, id)
      )`.execute(db);
    await sql`create unique index location_types_name on directory.location_types (client_id, name_key)`.execute(
      db,
    );
    await sql`
      create table directory.groups (
        client_id uuid not null references directory.clients,
        id uuid not null,
        name text not null,
        name_key text not null generated always as (platform.fold(name)) stored,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        version integer not null default 1,
        primary key (client_id, id)
      )`.execute(db);
    await sql`create unique index groups_name on directory.groups (client_id, name_key)`.execute(
      db,
    );
    await sql`
      create table directory.locations (
        client_id uuid not null references directory.clients,
        id uuid not null,
        code text not null,
        code_key text not null generated always as (lower(code)) stored,
        name text not null,
        company text not null default '',
        street text not null default '',
        postal_code text not null default '',
        city text not null default '',
        region text not null default '',
        country text not null check (country ~ '^[A-Z]{2}$'),
        latitude double precision check (latitude between -90 and 90),
        longitude double precision check (longitude between -180 and 180),
        type_id uuid,
        activity text not null default '',
        affiliation text not null default '',
        phone text not null default '',
        email text not null default '',
        website text not null default '',
        opening_hours jsonb,
        attributes jsonb not null default '{}',
        closed_at timestamptz,
        search text not null generated always as (
          platform.fold(code || ' ' || name || ' ' || company || ' ' || street || ' ' || postal_code || ' ' || city || ' ' || email)
        ) stored,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        version integer not null default 1,
        primary key (client_id, id),
        check ((latitude is null) = (longitude is null)),
        foreign key (client_id, type_id) references directory.location_types (client_id, id)
      )`.execute(db);
    await sql`create unique index locations_code on directory.locations (client_id, code_key)`.execute(
      db,
    );
    await sql`create index locations_by_name on directory.locations (client_id, name, id)`.execute(
      db,
    );
    await sql`create index locations_by_city on directory.locations (client_id, city, id)`.execute(
      db,
    );
    await sql`create index locations_by_country on directory.locations (client_id, country, id)`.execute(
      db,
    );
    await sql`create index locations_by_type on directory.locations (client_id, type_id)`.execute(
      db,
    );
    await trigramIndex(db, 'directory.locations');
    await sql`
      create table directory.group_members (
        client_id uuid not null,
        group_id uuid not null,
        location_id uuid not null,
        primary key (client_id, group_id, location_id),
        foreign key (client_id, group_id) references directory.groups (client_id, id) on delete cascade,
        foreign key (client_id, location_id) references directory.locations (client_id, id) on delete cascade
      )`.execute(db);
    await sql`create index group_members_of_location on directory.group_members (client_id, location_id)`.execute(
      db,
    );
    // A user represents the whole brand, a group including locations that join later, or single locations.
    await sql`
      create table directory.associations (
        client_id uuid not null references directory.clients,
        user_id uuid not null,
        kind text not null check (kind in ('brand', 'group', 'location')),
        group_id uuid,
        location_id uuid,
        created_at timestamptz not null default now(),
        unique nulls not distinct (client_id, user_id, kind, group_id, location_id),
        check ((kind = 'group') = (group_id is not null)),
        check ((kind = 'location') = (location_id is not null)),
        foreign key (client_id, group_id) references directory.groups (client_id, id) on delete cascade,
        foreign key (client_id, location_id) references directory.locations (client_id, id) on delete cascade
      )`.execute(db);
    await sql`create index associations_of_location on directory.associations (client_id, location_id) where location_id is not null`.execute(
      db,
    );
    await sql`create index associations_of_group on directory.associations (client_id, group_id) where group_id is not null`.execute(
      db,
    );
    for (const table of [
      'location_types',
      'groups',
      'locations',
      'group_members',
      'associations',
    ]) {
      await tenantTable(db, `directory.${table}`);
    }
    await defineVisibleLocations(
      db,
      sql`
        select location.id from directory.locations as location
        where location.client_id = bound_client and exists (
          select from directory.associations as own
          where own.client_id = bound_client and own.user_id = bound_user and own.kind = 'brand')
        union all
        select own.location_id from directory.associations as own
        where own.client_id = bound_client and own.user_id = bound_user and own.kind = 'location'
        union all
        select member.location_id from directory.associations as own
        join directory.group_members as member
          on member.client_id = own.client_id and member.group_id = own.group_id
        where own.client_id = bound_client and own.user_id = bound_user and own.kind = 'group'`,
    );
    await scopedByLocation(db, 'directory.locations', 'id');
    await scopedByLocation(db, 'directory.group_members');
    await audited(db, 'directory.location_types', {
      key: ['id'],
      label: ['name'],
    });
    await audited(db, 'directory.groups', {
      key: ['id'],
      label: ['name'],
    });
    await audited(db, 'directory.locations', {
      key: ['id'],
      label: ['code', 'name'],
    });
    await audited(db, 'directory.group_members', { key: ['group_id', 'location_id'], label: [] });
    await audited(db, 'directory.associations', {
      key: ['user_id', 'kind', 'group_id', 'location_id'],
      label: ['kind'],
    });
  },
});
