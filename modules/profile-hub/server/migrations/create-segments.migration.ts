import { sql } from 'kysely';
import { audited, unaudited } from '#platform/server/audit/audited.ts';
import { defineMigration, tenantTable } from '#platform/server/database/migration.ts';

/** Live and static segments. */
export const createSegmentsMigration = defineMigration({
  name: '2026-11-21-02-profile-hub-segments',
  async up(db) {
    await sql`
      create table profile_hub.segments (
        client_id uuid not null references directory.clients,
        id uuid not null,
        name text not null,
        name_key text not null generated always as (platform.fold(name)) stored,
        kind text not null check (kind in ('live', 'static')),
        rules jsonb not null default '{"condition":"and","filters":[]}',
        saved boolean not null,
        made_by uuid,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        version integer not null default 1,
        primary key (client_id, id)
      )`.execute(db);
    await sql`create unique index segments_name on profile_hub.segments (client_id, name_key) where saved`.execute(
      db,
    );
    await tenantTable(db, 'profile_hub.segments');
    await audited(db, 'profile_hub.segments', { key: ['id'], label: ['name'] });
    await sql`
      create table profile_hub.segment_members (
        client_id uuid not null references directory.clients,
        segment_id uuid not null,
        contact_id text not null,
        added_at timestamptz not null default now(),
        primary key (client_id, segment_id, contact_id),
        foreign key (client_id, segment_id) references profile_hub.segments on delete cascade
      )`.execute(db);
    await sql`create index segment_members_of_contact on profile_hub.segment_members (client_id, contact_id)`.execute(
      db,
    );
    await tenantTable(db, 'profile_hub.segment_members');
    await unaudited(db, 'profile_hub.segment_members', 'persons; who may be erased');
  },
});
