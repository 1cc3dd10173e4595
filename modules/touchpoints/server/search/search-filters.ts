import { sql } from 'kysely';
import type { TouchpointView } from '#modules/touchpoints/contract/touchpoint.ts';
import { listConfigurations } from '../configurations/brand-settings.ts';
import type { Context } from '../tables.ts';
import { searchFilterSql } from './search-filter-sql.ts';

const COUNTRIES_LIMIT = 250;

/** Filter options for touchpoints, and the number of touchpoints in each view [TP-01]. */
export async function searchFilters({ db }: Pick<Context, 'db'>, clientId: string) {
  const [views, configurations, countries, deadCodes] = await Promise.all([
    countViews({ db }, clientId),
    listConfigurations({ db }, clientId),
    countriesOf({ db }, clientId),
    countDeadCodes({ db }, clientId),
  ]);
  return {
    views,
    configurations: configurations.map(({ slug, name }) => ({ slug, name })),
    countries,
    deadCodes,
  };
}

/**
 * Each view is counted in the smallest suitable index, with parallel workers and without reading rows. Never-scanned
 * ones are counted in the totals, which do not store deletions, so only the few deleted touchpoints are looked up.
 */
async function countViews(
  { db }: Pick<Context, 'db'>,
  clientId: string,
): Promise<Record<TouchpointView, number>> {
  // Without the totals, which these views do not need; with the join, the planner would read every row.
  const count = (view: Exclude<TouchpointView, 'never-scanned'>) => sql`(
    select count(*) from touchpoints.touchpoints as touchpoint
    where ${searchFilterSql({ view, groups: [] }, clientId)})`;
  const { rows } = await sql<Omit<Record<TouchpointView, number>, 'all'>>`
    select ${count('product')} as product, ${count('custom')} as custom, ${count('ending')} as ending,
      ${count('deleted')} as deleted, (
        select count(*) from touchpoints.totals as total
        where total.client_id = ${clientId} and total.scans = 0 and not exists (
          select from touchpoints.touchpoints as gone
          where gone.client_id = ${clientId} and gone.id = total.touchpoint_id and gone.deleted_at is not null)
      ) as "never-scanned"`.execute(db);
  const [counted] = rows;
  if (!counted) throw new Error('a count without a line');
  return { all: counted.product + counted.custom, ...counted };
}

async function countriesOf({ db }: Pick<Context, 'db'>, clientId: string): Promise<string[]> {
  const { rows } = await sql<{ value: string }>`
    select upper(value) as value from touchpoints.daily_counts
    where client_id = ${clientId} and touchpoint_id = '' and dimension = 'country' and value <> ''
    group by upper(value) order by sum(scans + clicks) desc, upper(value) limit ${COUNTRIES_LIMIT}`.execute(
    db,
  );
  return rows.map(({ value }) => value);
}

async function countDeadCodes({ db }: Pick<Context, 'db'>, clientId: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from touchpoints.dead_codes
    where client_id = ${clientId} and dismissed_at is null`.execute(db);
  return rows[0]?.total ?? 0;
}
