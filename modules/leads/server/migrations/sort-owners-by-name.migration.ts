import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';

/**
 * The list sorts owners by displayed name, or by address without a name [LEAD-01]. A separate column, because row-level
 * security prevents the use of an expression index.
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
