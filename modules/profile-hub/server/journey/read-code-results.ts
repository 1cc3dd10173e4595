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

/** More scans of one code than these are not read. */
const READ_SCANS = 20_000;

type CodeResults = CallOutput<typeof getCodeResultsCall>;

/**
 * What a short URL led to in twelve months: visits from the counters of touchpoints, the rest from the journeys that began
 * with one of its latest scans. The reader gets only the figures of modules they may see [PH-05].
 */
export async function readCodeResults(
  { db, app }: Context,
  { clientId, suffix }: { clientId: string; suffix: string },
  reader: PermissionHolder,
  limit = READ_SCANS,
): Promise<CodeResults> {
  const counted = await countJourneys({ db }, { clientId, suffix, limit });
  const { since, isCapped, leads, accepted, sales, amounts, reviews, replies } = counted;
  const code =
    holds(seeTouchpoints, reader) && app.ports.isAnswered(codeVisits)
      ? await app.ports.call(codeVisits, { clientId, suffix, since }, { db, app })
      : undefined;
  return {
    code: code ?? null,
    leads: holds(seeLeads, reader) ? { leads, accepted, sales, amounts } : null,
    reviews: holds(seeReviews, reader) ? { reviews, replies } : null,
    isCapped,
  };
}

type Counted = NonNullable<CodeResults['leads']> &
  NonNullable<CodeResults['reviews']> & { since: string; isCapped: boolean };

/** A journey is counted once for each kind of station that it reached. */
async function countJourneys(
  { db }: Pick<Context, 'db'>,
  { clientId, suffix, limit }: { clientId: string; suffix: string; limit: number },
): Promise<Counted> {
  const reached = (kind: string) =>
    sql`count(distinct station.journey_id) filter (where station.kind = ${kind})`;
  const { rows } = await sql<Counted>`
    with since as (
      select ((now() at time zone ${clientZone})::date - interval '12 months')::date as day
    ), scan as (
      select found.journey_id, found.place
      from since, profile_hub.journeys_by_code(${suffix}, since.day::timestamp at time zone ${clientZone},
        ${limit + 1}::int) with ordinality as found (journey_id, place)
    ), station as (
      select station.journey_id, station.kind, station.amount, station.currency
      from (select distinct journey_id from scan where place <= ${limit}) as journey
      join profile_hub.stations as station
        on station.client_id = ${clientId} and station.journey_id = journey.journey_id
          and station.kind in ('lead', 'accepted', 'sale', 'review', 'reply')
    ), sold as (
      select currency, sum(amount)::bigint as amount from station where kind = 'sale' and amount is not null
      group by currency
    )
    select (select day::text from since) as since, (select count(*) > ${limit} from scan) as "isCapped",
      ${reached('lead')} as leads, ${reached('accepted')} as accepted, ${reached('sale')} as sales,
      ${reached('review')} as reviews, ${reached('reply')} as replies,
      (select coalesce(jsonb_agg(jsonb_build_object('currency', currency, 'amount', amount) order by currency), '[]') from sold)
        as amounts
    from station`.execute(db);
  // A query without grouping has exactly one row.
  return rows[0] as Counted;
}
