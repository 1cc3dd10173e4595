import { sql } from 'kysely';
import { unaudited } from '../audit/audited.ts';
import { defineMigration, tenantTable } from '../database/migration.ts';

export const importRepairsMigration = defineMigration({
  name: '2026-11-21-10-platform-import-repairs',
  async up(db) {
    await sql`
      create table platform.import_repairs (
        client_id uuid not null,
        import_name text not null,
        column_key text not null,
        from_key text not null,
        from_text text not null,
        to_value text not null,
        made_by uuid,
        created_at timestamptz not null default now(),
        primary key (client_id, import_name, column_key, from_key)
      )`.execute(db);
    await tenantTable(db, 'platform.import_repairs');
    await unaudited(
      db,
      'platform.import_repairs',
      'how a word in files is read; who said so stands beside it',
    );
  },
});
