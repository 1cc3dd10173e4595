import { sql } from 'kysely';
import { audited } from '#platform/server/audit/audited.ts';
import { defineMigration, tenantTable } from '#platform/server/database/migration.ts';
import { APP_ROLE } from '#platform/server/database/roles.ts';

/** Log of exports: user, number of contacts and time [PH-14]. It contains no personal data, so it is permanent. */
export const createExportsMigration = defineMigration({
  name: '2026-11-21-60-profile-hub-exports',
  async up(db) {
    await sql`
      create table profile_hub.exports (
        client_id uuid not null references directory.clients,
        id uuid not null,
        asked_by uuid not null,
        part text not null check (part in ('all', 'segment', 'filter', 'chosen')),
        segment_id uuid,
        segment_name text,
        criteria text[] not null,
        format text not null,
        locked boolean not null,
        contacts integer not null,
        file_id uuid not null,
        file_name text not null,
        expires_at timestamptz not null,
        created_at timestamptz not null default now(),
        primary key (client_id, id)
      )`.execute(db);
    await sql`create index exports_by_time on profile_hub.exports (client_id, created_at)`.execute(
      db,
    );
    await tenantTable(db, 'profile_hub.exports');
    await sql`revoke delete on profile_hub.exports from ${sql.id(APP_ROLE)}`.execute(db);
    await audited(db, 'profile_hub.exports', {
      key: ['id'],
      label: ['file_name'],
      silent: ['asked_by', 'segment_id', 'file_id', 'file_name', 'expires_at', 'created_at'],
    });
  },
});
