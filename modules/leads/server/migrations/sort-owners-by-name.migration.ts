import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';

/** The list shows owners by name and is sorted by what it shows; who has no name is known by their address [LEAD-01]. */
export const sortOwnersByNameMigration = defineMigration({
  name: '2026-12-02-50-leads-sort-owners-by-name',
  async up(db) {
    await sql`
      create index leads_by_owner_name on leads.leads
        (client_id, (platform.fold(coalesce(nullif(owner ->> 'name', ''), owner ->> 'email'))), id)`.execute(
      db,
    );
  },
});
