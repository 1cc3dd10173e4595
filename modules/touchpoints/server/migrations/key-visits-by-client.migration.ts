import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';

/**
 * Visits are identified within their client, like all records, so that clients can be distributed over machines.
 * Existing partitions get the new key with the parent table, later ones inherit it.
 */
export const keyVisitsByClientMigration = defineMigration({
  name: '2026-11-18-04-touchpoints-visits-key',
  async up(db) {
    await sql`
      alter table touchpoints.visits
        drop constraint visits_pkey,
        add primary key (client_id, at, id)`.execute(db);
  },
});
