import { sql } from 'kysely';
import { unaudited } from '../audit/audited.ts';
import { defineMigration, tenantTable } from '../database/migration.ts';

export const importsMigration = defineMigration({
  name: '2026-11-16-10-platform-imports',
  async up(db) {
    // Checks are deleted with their expiring files, so nothing needs to be cleared.
    await sql`
      create table platform.import_checks (
        client_id uuid not null,
        id uuid not null,
        import_name text not null,
        user_id uuid not null,
        file_id uuid not null,
        lines_id uuid not null,
        report jsonb not null,
        job_id uuid,
        outcome jsonb,
        created_at timestamptz not null default now(),
        primary key (client_id, id),
        foreign key (client_id, file_id) references platform.files (client_id, id) on delete cascade,
        foreign key (client_id, lines_id) references platform.files (client_id, id) on delete cascade
      )`.execute(db);
    await sql`create index import_checks_by_file on platform.import_checks (client_id, file_id)`.execute(
      db,
    );
    await sql`create index import_checks_by_lines on platform.import_checks (client_id, lines_id)`.execute(
      db,
    );
    await tenantTable(db, 'platform.import_checks');
    await unaudited(
      db,
      'platform.import_checks',
      'what was looked at; what is written of it is audited where it is written',
    );
  },
});
