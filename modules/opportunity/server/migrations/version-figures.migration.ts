import { sql } from 'kysely';
import { unaudited } from '#platform/server/audit/audited.ts';
import { defineMigration, tenantTable } from '#platform/server/database/migration.ts';

/**
 * Which months of the figures changed, so that cached sums are read again only then. An index alone counts intentions around
 * a retailer by product, because their rows are scattered over the table.
 */
export const versionFiguresMigration = defineMigration({
  name: '2026-12-01-10-opportunity-version-figures',
  async up(db) {
    await sql`
      create table opportunity.figure_versions (
        client_id uuid not null references directory.clients,
        what text not null,
        month date not null,
        version bigint not null default 1,
        primary key (client_id, what, month)
      )`.execute(db);
    await tenantTable(db, 'opportunity.figure_versions');
    await unaudited(db, 'opportunity.figure_versions', 'counts the changes of sums');
    await sql`
      create index intentions_in_cells on opportunity.intentions (client_id, cell, day)
      include (sku, category, source, quantity, unserved)`.execute(db);
    await sql`drop index opportunity.intentions_by_cell`.execute(db);
  },
});
