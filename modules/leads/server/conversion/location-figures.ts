import { sql } from 'kysely';
import type { LeadFigures, LeadFiguresQuestion } from '#modules/leads/contract/location-figures.ts';
import { amongIds } from '#platform/server/database/among-ids.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { LeadsTables } from '../tables.ts';

/** Up to so many locations are read lead by lead; of more, the sums by month are fewer rows. */
const READ_BY_LEAD = 1_000;

/** Summed up here: a brand can have a hundred thousand locations, and few of them are named. */
export async function readLocationFigures(
  { db }: { db: Db<LeadsTables> },
  given: LeadFiguresQuestion,
): Promise<LeadFigures> {
  const { clientId, locationIds, fromMonth, toMonth, limit } = given;
  const which = sql`
    client_id = ${clientId} and location_id in ${amongIds(locationIds)}
      and month between ${fromMonth}::date and ${toMonth}::date`;
  const byLocation =
    locationIds.length <= READ_BY_LEAD
      ? sql`
          select location_id as id, count(*) as leads, count(*) filter (where status = 'new') as unanswered
          from leads.counted_leads where ${which} group by 1`
      : sql`
          select location_id as id, sum(created) as leads, sum(waiting) as unanswered
          from leads.lead_figures where ${which} group by 1`;
  const { rows } = await sql<LeadFigures>`
    with locations as materialized (${byLocation})
    select coalesce(sum(leads), 0)::float8 as leads, coalesce(sum(unanswered), 0)::float8 as unanswered,
      (count(*) filter (where unanswered > 0))::float8 as waiting,
      array(select id::text from locations where unanswered > 0 order by unanswered desc, id limit ${limit}) as "waitingIds"
    from locations`.execute(db);
  return rows[0] ?? { leads: 0, unanswered: 0, waiting: 0, waitingIds: [] };
}
