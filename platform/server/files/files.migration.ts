import { sql } from 'kysely';
import { defineMigration, tenantTable } from '../database/migration.ts';

export const filesMigration = defineMigration({
  name: '2026-11-15-04-platform-files',
  async up(db) {
    await sql`
      create table platform.file_objects (
        client_id uuid not null,
        id uuid not null,
        written_at timestamptz not null default now(),
        primary key (client_id, id)
      )`.execute(db);
    await sql`create index file_objects_by_age on platform.file_objects (written_at)`.execute(db);
    await sql`
      create table platform.files (
        client_id uuid not null,
        id uuid not null,
        name text not null,
        kind text not null,
        size bigint not null check (size > 0),
        sha256 text not null,
        created_at timestamptz not null default now(),
        created_by uuid,
        expires_at timestamptz,
        primary key (client_id, id),
        foreign key (client_id, id) references platform.file_objects (client_id, id)
      )`.execute(db);
    await sql`
      create index files_by_expiry on platform.files (expires_at) where expires_at is not null
      `.execute(db);
    await sql`
      create table platform.report_links (
        client_id uuid not null,
        id uuid not null,
        token_hash text not null,
        file_id uuid not null,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        first_used_at timestamptz,
        primary key (client_id, id),
        foreign key (client_id, file_id) references platform.files (client_id, id) on delete cascade
      )`.execute(db);
    await sql`create index report_links_by_token on platform.report_links (token_hash)`.execute(db);
    await sql`create index report_links_by_file on platform.report_links (client_id, file_id)`.execute(
      db,
    );
    await sql`create index report_links_by_expiry on platform.report_links (expires_at)`.execute(
      db,
    );
    for (const table of ['file_objects', 'files', 'report_links'])
      await tenantTable(db, `platform.${table}`);
  },
});
