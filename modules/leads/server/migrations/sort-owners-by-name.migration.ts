import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';

/**
 * The list shows owners by name and is sorted by what it shows; who has no name is known by their address [LEAD-01]. A column
 * of its own: row-level security keeps an index of an expression from being searched.
 */
export const sortOwnersByNameMigration = defineMigration({
  name: '2026-12-02-50-leads-sort-owners-by-name',
  async up(db) {
    await sql`
      alter table leads.leads add column owner_name_key text generated always as
        (platform.fold(coalesce(nullif(owner ->> 'name', ''), owner ->> 'email'))) stored`.execute(
      db,
    );
    await sql`create index leads_by_owner_name on leads.leads (client_id, owner_name_key, id)`.execute(
      db,
    );
  },
});
