import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';

/**
 * Stores whether all locations of the directory were read once. Until then the map shows that its figures are being
 * prepared.
 */
export const completeRetailersMigration = defineMigration({
  name: '2026-11-30-10-complete-retailers',
  async up(db) {
    await sql`alter table opportunity.retailer_sync add column complete_at timestamptz`.execute(db);
    await sql`
      update opportunity.retailer_sync set complete_at = now()
      where again_from is null and requested_at is null`.execute(db);
  },
});
