import { sql } from 'kysely';
import type { LeadFigures } from '#modules/leads/contract/location-figures.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { LeadsTables } from '../tables.ts';

/** Some locations are read by their own index; of all, the sums by month are fewer rows than the leads. */
export async function readLocationFigures(
  { db }: { db: Db<LeadsTables> },
  {
    clientId,
    locationIds,
    fromMonth,
    toMonth,
  }: {
    clientId: string;
    locationIds?: readonly string[] | undefined;
    fromMonth: string;
    toMonth: string;
  },
): Promise<ReadonlyMap<string, LeadFigures>> {
  const months = sql`month between ${fromMonth}::date and ${toMonth}::date`;
  const { rows } = await (locationIds
    ? sql<LeadFigures & { id: string }>`
        select location_id as id, count(*)::float8 as leads,
          (count(*) filter (where status = 'new'))::float8 as unanswered
        from leads.counted_leads
        where client_id = ${clientId} and location_id = any (${locationIds}::uuid[]) and ${months}
        group by 1`
    : sql<LeadFigures & { id: string }>`
        select location_id as id, sum(created)::float8 as leads, sum(waiting)::float8 as unanswered
        from leads.lead_figures
        where client_id = ${clientId} and location_id is not null and ${months}
        group by 1`
  ).execute(db);
  return new Map(rows.map(({ id, leads, unanswered }) => [id, { leads, unanswered }]));
}
