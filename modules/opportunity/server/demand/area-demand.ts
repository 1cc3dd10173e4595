import { type RawBuilder, sql } from 'kysely';
import type { IntentionSource } from '#modules/opportunity/contract/measures.ts';
import type { DayRange } from '#modules/opportunity/contract/periods.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { AreaLevel } from '../areas/read-areas-file.ts';
import {
  changesBetween,
  type MonthVersion,
  rememberFigures,
  VALUES_PER_ID,
} from '../figures/remembered-figures.ts';
import type { Context, OpportunityTables } from '../tables.ts';
import type { FigureRange } from './read-demand.ts';

/** Sums of areas as columns: a level has thousands of areas, and the driver reads one text faster than many rows. */
export interface AreaDemand {
  areaIds: string[];
  intentions: number[];
  unserved: number[];
  marketValue: number[];
}

interface DemandChoice {
  clientId: string;
  level: AreaLevel;
  part: FigureRange;
  /** Category names of the catalogue; all if omitted. */
  categories?: readonly string[];
  sources?: readonly IntentionSource[];
  priceOf: (category: string) => number;
}
/** Number of versions per month with listed areas. A process that is further behind reads the whole month. */
const VERSIONS_LISTED = 500;
/** Maximum areas of all levels listed per version. More are an import or a backfill. */
const AREAS_LISTED = 400;
/** Above this number, areas are not read one by one. */
const AREAS_RENEWED = 1_000;

/**
 * Cached sums of intentions by area. After a change of the months only changed areas are read again, each completely, so that
 * number and order of these reads do not matter.
 */
export function rememberAreaDemand(
  { db, app }: Context,
  choice: DemandChoice & { prices: unknown; versions: readonly MonthVersion[] },
): Promise<AreaDemand> {
  const { prices, versions, priceOf: _, ...key } = choice;
  return rememberFigures({ app }, ['demand', key, prices], {
    read: () => readAreaDemand({ db }, choice),
    count: ({ areaIds }) => areaIds.length * VALUES_PER_ID,
    versions,
    async renew(known, since) {
      const areaIds = await changedAreas(db, choice, changesBetween(since, versions));
      return areaIds && replaceAreas(known, areaIds, await readAreaDemand({ db }, choice, areaIds));
    },
  });
}

function replaceAreas(
  known: AreaDemand,
  areaIds: readonly string[],
  changed: AreaDemand,
): AreaDemand {
  const replaced = new Set(areaIds);
  const isLeft = known.areaIds.map((id) => !replaced.has(id));
  const column = <Name extends keyof AreaDemand>(name: Name) =>
    [
      ...(known[name] as unknown[]).filter((_, at) => isLeft[at]),
      ...changed[name],
    ] as AreaDemand[Name];
  return {
    areaIds: column('areaIds'),
    intentions: column('intentions'),
    unserved: column('unserved'),
    marketValue: column('marketValue'),
  };
}

/** Sums of intentions by area over all categories; each intention is valued by the price of its category. */
export async function readAreaDemand(
  { db }: Pick<Context, 'db'>,
  { clientId, level, part, categories, sources, priceOf }: DemandChoice,
  /** Default: all areas. */
  areaIds?: readonly string[],
): Promise<AreaDemand> {
  const wantedCategories = categories && new Set(categories.map((word) => word.toLowerCase()));
  const all = await categoriesIn(db, clientId, part);
  // Compared here once, because the database would fold case in hundreds of thousands of rows.
  const fitting = wantedCategories
    ? all.filter((category) => wantedCategories.has(category.toLowerCase()))
    : all;
  if (fitting.length === 0) return { areaIds: [], intentions: [], unserved: [], marketValue: [] };
  const prices = fitting.map(priceOf);
  const hasOnePrice = prices.every((price) => price === prices[0]);
  const { rows } = await sql<{ sums: AreaDemand | null }>`
    select json_build_object('areaIds', json_agg(area_id), 'intentions', json_agg(intentions),
      'unserved', json_agg(unserved), 'marketValue', json_agg(worth)) as sums
    from (
      select area_id, sum(intentions) as intentions, sum(unserved) as unserved,
        ${hasOnePrice ? sql`sum(intentions) * ${prices[0] ?? 0}::numeric` : sql`sum(intentions * price)`} as worth
      from opportunity.area_figures
      ${hasOnePrice ? sql`` : sql`join unnest(${fitting}::text[], ${prices}::numeric[]) as prices (category, price) using (category)`}
      where client_id = ${clientId} and level = ${level} and grain = ${part.grain}
        and starts between ${part.from}::date and ${part.to}::date
        ${sources ? sql`and source = any (${sources}::text[])` : sql``}
        ${wantedCategories ? sql`and category = any (${fitting}::text[])` : sql``}
        ${areaIds ? sql`and area_id = any (${areaIds}::text[])` : sql``}
      group by area_id
    ) as areas having count(*) > 0`.execute(db);
  return rows[0]?.sums ?? { areaIds: [], intentions: [], unserved: [], marketValue: [] };
}

/** Category names of the catalogue in some months. All intentions count at level 1, which has the fewest rows. */
async function categoriesIn(
  db: Db<OpportunityTables>,
  clientId: string,
  { from, to }: DayRange,
): Promise<string[]> {
  const rows = await db
    .selectFrom('opportunity.area_figures')
    .select('category')
    .distinct()
    .where('client_id', '=', clientId)
    .where('level', '=', 1)
    .where('grain', '=', 'month')
    .where('starts', '>=', sql<never>`${`${from.slice(0, 7)}-01`}::date`)
    .where('starts', '<=', sql<never>`${to}::date`)
    .execute();
  return rows.map(({ category }) => category);
}

/** Undefined if too many have changed, or a version is not listed: then all must be read. */
async function changedAreas(
  db: Db<OpportunityTables>,
  { clientId, level }: Pick<DemandChoice, 'clientId' | 'level'>,
  changes: ReturnType<typeof changesBetween>,
): Promise<string[] | undefined> {
  const versions = changes.reduce((sum, { since, until }) => sum + until - since, 0);
  if (versions > VERSIONS_LISTED) return undefined;
  const { rows } = await sql<{ areas: string[] }>`
    select ${sql.ref(`areas_${level}`)} as areas from opportunity.figure_changes as listed
    join unnest(${changes.map(({ month }) => month)}::date[], ${changes.map(({ since }) => since)}::bigint[],
        ${changes.map(({ until }) => until)}::bigint[]) as changed (month, since, until)
      on listed.month = changed.month and version > since and version <= until
    where client_id = ${clientId}`.execute(db);
  const areaIds = new Set(rows.flatMap(({ areas }) => areas));
  return rows.length === versions && areaIds.size <= AREAS_RENEWED ? [...areaIds] : undefined;
}

/**
 * Parts of the statement that changes sums: lists the areas of `by_area` for each new version of `months`, if they are few,
 * and removes the oldest lists.
 */
export function listChangedAreas(clientId: string): RawBuilder<unknown> {
  const ofLevel = (level: AreaLevel) => sql`
    coalesce(array_agg(distinct area_id) filter (where level = ${sql.lit(level)}), '{}') as ${sql.ref(`areas_${level}`)}`;
  return sql`
    listed as (
      insert into opportunity.figure_changes (client_id, month, version, areas_1, areas_2, areas_3, areas_4)
      select ${clientId}::uuid, month, version, areas_1, areas_2, areas_3, areas_4
      from months join (
        select starts as month, ${sql.join(([1, 2, 3, 4] as const).map(ofLevel))}
        from by_area where grain = 'month' group by 1 having count(distinct area_id) <= ${sql.lit(AREAS_LISTED)}
      ) as changed using (month)
    ), removed as (
      delete from opportunity.figure_changes as old using months
      where old.client_id = ${clientId} and old.month = months.month
        and old.version <= months.version - ${sql.lit(VERSIONS_LISTED)}
    )`;
}
