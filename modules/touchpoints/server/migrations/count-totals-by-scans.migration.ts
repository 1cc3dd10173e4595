import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';

/** The list sorts and filters by scans without clicks, so the index does too. */
export const countTotalsByScansMigration = defineMigration({
  name: '2026-11-19-10-touchpoints-totals-by-scans',
  async up(db) {
    await sql`create index totals_by_scans on touchpoints.totals (client_id, scans desc, touchpoint_id desc)`.execute(
      db,
    );
    await sql`drop index touchpoints.totals_by_visits`.execute(db);
  },
});
