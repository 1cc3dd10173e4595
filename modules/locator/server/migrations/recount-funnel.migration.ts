import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';

/**
 * Leads with an acceptance or sale event that arrived before their creation counted only as new. This recalculates the
 * state of every lead and removes deleted leads from the funnel [LOC-07].
 */
export const recountFunnelMigration = defineMigration({
  name: '2026-12-01-40-locator-recount-funnel',
  async up(db) {
    await sql`
      update locator.locator_leads as counted
      set location_id = state.location_id, accepted = state.accepted, sold = state.sold
      from (
        select client_id, id, coalesce(location_id::text, '') as location_id,
          accepted_at is not null as accepted, status = 'converted' as sold
        from leads.leads
      ) as state
      where state.client_id = counted.client_id and state.id = counted.lead_id
        and (counted.location_id, counted.accepted, counted.sold)
          is distinct from (state.location_id, state.accepted, state.sold)`.execute(db);
    await sql`
      delete from locator.locator_leads as counted
      where not exists (
        select from leads.leads
        where client_id = counted.client_id and id = counted.lead_id
      )`.execute(db);
  },
});
