import { sql } from 'kysely';
import { audited } from '#platform/server/audit/audited.ts';
import { defineMigration, systemTable } from '#platform/server/database/migration.ts';

/** Imports of clients from other installations; the client does not exist yet, so they belong to none [BEY-07]. */
export const createClientImportsMigration = defineMigration({
  name: '2026-12-05-51-directory-client-imports',
  async up(db) {
    await sql`
      create table directory.client_imports (
        id uuid primary key,
        started_by uuid not null,
        started_at timestamptz not null default now(),
        file_name text not null,
        bytes bigint not null,
        part_ids uuid[] not null default '{}',
        state text not null default 'uploading'
          check (state in ('uploading', 'checked', 'importing', 'done', 'failed', 'cancelled')),
        archive jsonb,
        job_id uuid,
        finished_at timestamptz,
        problem jsonb,
        counts jsonb
      )`.execute(db);
    await systemTable(db, 'directory.client_imports');
    await audited(db, 'directory.client_imports', {
      key: ['id'],
      label: ['file_name'],
      silent: ['part_ids', 'job_id', 'counts'],
      client: null,
    });
  },
});
