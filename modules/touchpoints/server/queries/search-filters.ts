import { sql } from 'kysely';
import type { TouchpointView } from '#modules/touchpoints/contract/touchpoint-filters.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { TouchpointsTables } from '../tables.ts';
import { configurationsOf } from './configurations.ts';
import { fitsSearchFilter, touchpointsWithTotals } from './fits-search-filter.ts';

const COUNTRIES_LIMIT = 250;

/** What touchpoints can be narrowed by, and how many each view has [TP-01]. */
export async function searchFilters(db: Db<TouchpointsTables>, clientId: string) {
  const [views, configurations, countries, deadCodes] = await Promise.all([
    countViews(db, clientId),
    configurationsOf(db, clientId),
    countriesOf(db, clientId),
    countDeadCodes(db, clientId),
  ]);
  return {
    views,
    configurations: configurations.map(({ slug, name }) => ({ slug, name })),
    countries,
    deadCodes,
  };
}

/**
 * Each is counted in an index and no row is read; a million takes some tenths of a second. Those never scanned are counted
 * in the totals, and the deleted ones among them taken off, so that all touchpoints need not be joined with all totals.
 */
async function countViews(
  db: Db<TouchpointsTables>,
  clientId: string,
): Promise<Record<TouchpointView, number>> {
  const ending = fitsSearchFilter({ view: 'ending', groups: [] }, clientId);
  const deleted = fitsSearchFilter({ view: 'deleted', groups: [] }, clientId);
  const { rows } = await sql<Omit<Record<TouchpointView, number>, 'all'>>`
    with of_type as materialized (
      select touchpoint.type, count(*) as number from touchpoints.touchpoints as touchpoint
      where touchpoint.client_id = ${clientId} and touchpoint.deleted_at is null group by touchpoint.type
    ),
    gone as materialized (
      select count(*) as number, count(*) filter (where total.visits = 0) as unseen
      from ${touchpointsWithTotals} where ${deleted}
    )
    select coalesce((select number from of_type where type = 'product'), 0) as product,
      coalesce((select number from of_type where type = 'custom'), 0) as custom,
      (select count(*) from ${touchpointsWithTotals} where ${ending}) as ending,
      gone.number as deleted,
      (select count(*) from touchpoints.totals as total where total.client_id = ${clientId} and total.visits = 0)
        - gone.unseen as "never-scanned"
    from gone`.execute(db);
  const [counted] = rows;
  if (!counted) throw new Error('a count without a line');
  return { all: counted.product + counted.custom, ...counted };
}

async function countriesOf(db: Db<TouchpointsTables>, clientId: string): Promise<string[]> {
  const { rows } = await sql<{ value: string }>`
    select value from touchpoints.daily_counts
    where client_id = ${clientId} and touchpoint_id = '' and dimension = 'country' and value <> ''
    group by value order by sum(scans + clicks) desc, value limit ${COUNTRIES_LIMIT}`.execute(db);
  return rows.map(({ value }) => value);
}

async function countDeadCodes(db: Db<TouchpointsTables>, clientId: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from touchpoints.dead_codes
    where client_id = ${clientId} and dismissed_at is null`.execute(db);
  return rows[0]?.total ?? 0;
}
