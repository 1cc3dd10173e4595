import { sql } from 'kysely';
import { seeReviews } from '#modules/communication/contract/permissions.ts';
import { seeLeads } from '#modules/leads/contract/permissions.ts';
import type { getCodeResultsCall } from '#modules/profile-hub/contract/profiles.ts';
import { seeTouchpoints } from '#modules/touchpoints/contract/permissions.ts';
import { codeVisits } from '#modules/touchpoints/contract/visit-ports.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { holds, type PermissionHolder } from '#platform/contract/permission.ts';
import { clientZone } from '#platform/server/database/client-zone.ts';
import type { Context } from '../tables.ts';

/** More journeys of one code than these are not counted. */
const COUNTED_JOURNEYS = 20_000;

type CodeResults = CallOutput<typeof getCodeResultsCall>;

/**
 * What a short URL led to in twelve months: visits from the counters of touchpoints, the rest from the journeys that began
 * with a scan of it. The reader gets only the figures of modules they may see [PH-05].
 */
export async function readCodeResults(
  { db, app }: Context,
  { clientId, suffix }: { clientId: string; suffix: string },
  reader: PermissionHolder,
): Promise<CodeResults> {
  const counted = await countJourneys({ db }, { clientId, suffix });
  const { since, journeys, leads, accepted, sales, amount, reviews, replies } = counted;
  const code =
    holds(seeTouchpoints, reader) && app.ports.isAnswered(codeVisits)
      ? await app.ports.call(codeVisits, { clientId, suffix, since }, { db, app })
      : undefined;
  return {
    code: code ?? null,
    leads: holds(seeLeads, reader) ? { leads, accepted, sales, amount } : null,
    reviews: holds(seeReviews, reader) ? { reviews, replies } : null,
    isCapped: journeys >= COUNTED_JOURNEYS,
  };
}

type Counted = NonNullable<CodeResults['leads']> &
  NonNullable<CodeResults['reviews']> & { since: string; journeys: number };

/** A journey is counted once for each kind of station that it reached. */
async function countJourneys(
  { db }: Pick<Context, 'db'>,
  { clientId, suffix }: { clientId: string; suffix: string },
): Promise<Counted> {
  const reached = (kind: string) =>
    sql`count(distinct station.journey_id) filter (where station.kind = ${kind})`;
  const { rows } = await sql<Counted>`
    with since as (
      select ((now() at time zone ${clientZone})::date - interval '12 months')::date as day
    ), journey as (
      select found.journey_id
      from since, profile_hub.journeys_by_code(${suffix}, since.day::timestamp at time zone ${clientZone},
        ${COUNTED_JOURNEYS}::int) as found
    )
    select (select day::text from since) as since, (select count(*) from journey) as journeys,
      ${reached('lead')} as leads, ${reached('accepted')} as accepted, ${reached('sale')} as sales,
      ${reached('review')} as reviews, ${reached('reply')} as replies,
      coalesce(sum(station.amount) filter (where station.kind = 'sale'), 0)::bigint as amount
    from journey
    join profile_hub.stations as station
      on station.client_id = ${clientId} and station.journey_id = journey.journey_id
        and station.kind in ('lead', 'accepted', 'sale', 'review', 'reply')`.execute(db);
  // A query without grouping has exactly one row.
  return rows[0] as Counted;
}
