import { sql } from 'kysely';
import type { VisitKind } from '#modules/touchpoints/contract/statistics.ts';
import { suffixKey } from '#modules/touchpoints/contract/suffix.ts';
import type { DemandVisit } from '#modules/touchpoints/contract/visit-ports.ts';
import { clientZone } from '#platform/server/database/client-zone.ts';
import { readClientBrand } from '../configurations/brand-settings.ts';
import { shortUrlBase } from '../short-url.ts';
import type { Context } from '../tables.ts';
import { countryCode } from './visit.ts';

interface FoundVisit {
  at: Date;
  kind: VisitKind;
  touchpointId: string;
  suffix: string;
  sku: string | null;
}

/** Finds a visit by the timestamp in its id, with a tolerance for clock differences. */
export async function findVisit(
  { db }: Pick<Context, 'db'>,
  { clientId, visitId }: { clientId: string; visitId: string },
): Promise<FoundVisit | undefined> {
  const moment = momentOf(visitId);
  if (!moment) return undefined;
  const { rows } = await sql<FoundVisit>`
    select visit.at, visit.kind, visit.touchpoint_id as "touchpointId", visit.suffix, touchpoint.sku
    from touchpoints.visits as visit
    left join touchpoints.touchpoints as touchpoint
      on touchpoint.client_id = visit.client_id and touchpoint.id = visit.touchpoint_id
    where visit.client_id = ${clientId} and visit.id = ${visitId}::uuid
      and visit.at between ${moment}::timestamptz - interval '1 minute' and ${moment}::timestamptz + interval '1 minute'
    limit 1`.execute(db);
  return rows[0];
}

const VERSION_7 = /^([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

function momentOf(visitId: string): Date | undefined {
  const [, high, low] = VERSION_7.exec(visitId) ?? [];
  if (!high || !low) return undefined;
  const moment = new Date(Number.parseInt(`${high}${low}`, 16));
  // Invented ids may contain years that the database does not support.
  return moment.getUTCFullYear() < 9998 ? moment : undefined;
}

/** A position is the time and id of a visit: `2026-10-05 12:00:00.123456+00|…`. */
const START = '-infinity|00000000-0000-0000-0000-000000000000';

export async function readDemandVisits(
  { db }: Pick<Context, 'db'>,
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

export async function readDemandVisitCount(
  { db }: Pick<Context, 'db'>,
  clientId: string,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from touchpoints.visits where client_id = ${clientId}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Visits of one suffix since a day, from the counters. */
export async function readCodeVisits(
  { db, app }: Context,
  { clientId, suffix, since }: { clientId: string; suffix: string; since: string },
): Promise<{ touchpointId: string; address: string; visits: number } | undefined> {
  const { rows } = await sql<{ touchpointId: string; suffix: string; visits: number }>`
    select code.touchpoint_id as "touchpointId", code.suffix, (
      select coalesce(sum(counted.scans + counted.clicks), 0)::bigint
      from touchpoints.daily_counts as counted
      where counted.client_id = code.client_id and counted.touchpoint_id = code.touchpoint_id
        and counted.dimension = 'suffix' and counted.day >= ${since}::date and lower(counted.value) = code.suffix_key
    ) as visits
    from touchpoints.suffixes as code
    where code.client_id = ${clientId} and code.suffix_key = ${suffixKey(suffix)}`.execute(db);
  const [code] = rows;
  if (!code) return undefined;
  const brand = await readClientBrand({ db, app }, clientId);
  const { touchpointId, visits } = code;
  return { touchpointId, visits, address: shortUrlBase(brand, app.config) + code.suffix };
}
