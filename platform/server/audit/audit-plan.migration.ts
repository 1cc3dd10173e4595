import { sql } from 'kysely';
import { defineMigration } from '../database/migration.ts';

/**
 * The log of an update joins its rows before and after. A session plans this join for its first update and keeps the plan:
 * after an update of one row it compared each row with all others, which took minutes for a thousand.
 */
export const auditPlanMigration = defineMigration({
  name: '2026-12-05-70-platform-join-audited-rows-by-hash',
  async up(db) {
    await sql`alter function platform.audit() set enable_nestloop = off`.execute(db);
  },
});
