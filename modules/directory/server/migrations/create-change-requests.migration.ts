import { sql } from 'kysely';
import { audited } from '#platform/server/audit/audited.ts';
import { scopedByLocation } from '#platform/server/database/location-scope.ts';
import { defineMigration, tenantTable } from '#platform/server/database/migration.ts';

/** Changes of locations that users suggest and admins decide [OPP-06]. */
export const createChangeRequestsMigration = defineMigration({
  name: '2026-11-29-60-directory-change-requests',
  async up(db) {
    await sql`
      create table directory.change_requests (
        client_id uuid not null references directory.clients,
        id uuid not null,
        location_id uuid not null,
        kind text not null check (kind in ('closed', 'moved', 'wrong-data', 'duplicate')),
        state text not null default 'open' check (state in ('open', 'accepted', 'declined', 'withdrawn')),
        changes jsonb not null,
        before jsonb not null,
        duplicate_of_id uuid,
        since date,
        evidence text not null,
        comment text not null,
        photo_file_id uuid,
        messages jsonb not null default '[]',
        requested_by uuid not null,
        requested_at timestamptz not null default now(),
        decided_by uuid,
        decided_at timestamptz,
        reason text not null default '',
        taken text[] not null default '{}',
        replaced jsonb not null default '{}',
        updated_at timestamptz not null default now(),
        version integer not null default 1,
        primary key (client_id, id),
        foreign key (client_id, location_id) references directory.locations (client_id, id) on delete cascade,
        foreign key (client_id, duplicate_of_id) references directory.locations (client_id, id)
          on delete set null (duplicate_of_id)
      )`.execute(db);
    await sql`
      create unique index change_requests_open_once
      on directory.change_requests (client_id, location_id, kind, requested_by) where state = 'open'`.execute(
      db,
    );
    await sql`
      create index change_requests_by_state
      on directory.change_requests (client_id, state, requested_at desc, id)`.execute(db);
    await sql`
      create index change_requests_decided
      on directory.change_requests (client_id, decided_at desc) where decided_at is not null`.execute(
      db,
    );
    await sql`
      create index change_requests_of_user
      on directory.change_requests (client_id, requested_by, state)`.execute(db);
    await sql`
      create index change_requests_duplicate_of
      on directory.change_requests (client_id, duplicate_of_id) where duplicate_of_id is not null`.execute(
      db,
    );
    await tenantTable(db, 'directory.change_requests');
    await scopedByLocation(db, 'directory.change_requests');
    await audited(db, 'directory.change_requests', {
      key: ['id'],
      label: ['kind'],
      // Free text that may contain names of persons.
      hidden: ['comment', 'messages', 'reason'],
    });
  },
});
