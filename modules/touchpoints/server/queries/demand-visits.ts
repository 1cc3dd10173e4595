import { sql } from 'kysely';
import type { DemandVisit } from '#modules/touchpoints/contract/demand-visits.ts';
import { clientZone } from '#platform/server/database/client-zone.ts';
import type { Db } from '#platform/server/database/database.ts';
import { countryCode } from '../visits/visit-country.ts';

/** A position is the moment and the id of a visit: `2026-10-05 12:00:00.123456+00|…`. */
const START = '-infinity|00000000-0000-0000-0000-000000000000';

export async function readDemandVisits(
  { db }: { db: Db },
  { clientId, after, limit }: { clientId: string; after: string; limit: number },
): Promise<DemandVisit[]> {
  const [at = '', id = ''] = (after || START).split('|');
  const { rows } = await sql<DemandVisit>`
    select visit.id, (visit.at at time zone ${clientZone})::date::text as day, visit.kind, visit.country,
      touchpoint.sku, visit.at || '|' || visit.id as position
    from (
      select * from touchpoints.visits
      where client_id = ${clientId} and (at, id) > (${at}::timestamptz, ${id}::uuid)
      order by at, id limit ${limit}
    ) as visit
    left join touchpoints.touchpoints as touchpoint
      on touchpoint.client_id = visit.client_id and touchpoint.id = visit.touchpoint_id
    order by visit.at, visit.id`.execute(db);
  return rows.map((visit) => ({ ...visit, country: countryCode(visit.country) }));
}

export async function readDemandVisitCount({ db }: { db: Db }, clientId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from touchpoints.visits where client_id = ${clientId}`.execute(db);
  return rows[0]?.count ?? 0;
}
