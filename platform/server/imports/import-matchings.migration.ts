import { sql } from 'kysely';
import { unaudited } from '../audit/audited.ts';
import { defineMigration, tenantTable } from '../database/migration.ts';

export const importMatchingsMigration = defineMigration({
  name: '2026-11-26-22-platform-import-matchings',
  async up(db) {
    await sql`
      create table platform.import_matchings (
        client_id uuid not null,
        import_name text not null,
        -- A hash: the headers themselves are not stored.
        header_key text not null,
        -- By position: the key of the chosen column, or null where it is left out.
        columns jsonb not null,
        updated_at timestamptz not null default now(),
        primary key (client_id, import_name, header_key)
      )`.execute(db);
    await tenantTable(db, 'platform.import_matchings');
    await unaudited(
      db,
      'platform.import_matchings',
      'how the columns of files with the same header row were matched last',
    );
  },
});
