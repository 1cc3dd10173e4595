import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';

/**
 * Indexes to count what the idle days of a form lost, and the accepted leads of a time, of a million leads
 * [LEAD-06]. With the location, for users limited to some.
 */
export const countIdleLossesMigration = defineMigration({
  name: '2026-12-06-05-leads-count-idle-losses',
  async up(db) {
    await sql`
      create index leads_idle_losses on leads.leads (client_id, form_id, lost_at)
      include (created_at, accepted_at, location_id) where lost_reason = 'idle'`.execute(db);
    await sql`
      create index leads_by_acceptance on leads.leads (client_id, form_id, accepted_at)
      include (converted_at, location_id) where accepted_at is not null`.execute(db);
  },
});
