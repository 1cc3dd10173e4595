import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';

/**
 * A visit is told from the others of its client, as every record is, so that clients can be spread over machines. The
 * months that are there take the new key with their whole; those to come are made like it.
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
