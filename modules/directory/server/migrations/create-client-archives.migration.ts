import { sql } from 'kysely';
import { audited } from '#platform/server/audit/audited.ts';
import { defineMigration, tenantTable } from '#platform/server/database/migration.ts';

/** Archives with all data of a client that super admins have requested [BEY-07]. */
export const createClientArchivesMigration = defineMigration({
  name: '2026-12-04-41-directory-client-archives',
  async up(db) {
    await sql`
      create table directory.client_archives (
        client_id uuid not null references directory.clients,
        id uuid not null,
        job_id uuid not null,
        started_by uuid not null,
        started_at timestamptz not null default now(),
        finished_at timestamptz,
        file_id uuid,
        row_count bigint,
        file_count integer,
        is_outdated boolean not null default false,
        primary key (client_id, id)
      )`.execute(db);
    await tenantTable(db, 'directory.client_archives');
    await audited(db, 'directory.client_archives', {
      key: ['id'],
      label: [],
      silent: ['job_id', 'is_outdated'],
    });
  },
});
