import { sql } from 'kysely';
import { findBrand } from '#modules/directory/contract/clients/client-ports.ts';
import { addDays, type DayRange } from '#modules/opportunity/contract/periods.ts';
import { getErpComparisonCall, salesImported } from '#modules/opportunity/contract/sales-calls.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { ServerModule } from '#platform/server/module.ts';
import type { AreaLevel } from '../areas/read-areas-file.ts';
import { createCategoryLookup, readConfig } from '../configuration/read-configuration.ts';
import { loosenSalesMigration } from '../migrations/loosen-sales.migration.ts';
import { type RetailerChoice, retailerFits } from '../retailers/retailer-choice.ts';
import { route } from '../route.ts';
import type { Context } from '../tables.ts';
import { categoryFilterSql, requireErpRanges, withinRange } from './read-sales.ts';
import { salesImport } from './sales-import.ts';

const LOCATIONS_MAX = 200;
/** A location need not sell every day: without sales for longer than this it counts as opened or closed. */
const QUIET_DAYS = 7;
/** If no location has sales for this long before the compared days, it is unknown which locations were open. */
const KNOWN_BEFORE_DAYS = 31;

const getErpComparisonRoute = route(
  getErpComparisonCall,
  ({ app, db, membership: { clientId, timeZone }, query }) =>
    compareSales({ db, app }, { clientId, ...query, ...requireErpRanges(query, timeZone) }),
);

/** Module parts of sales. */
export const salesModule = {
  migrations: [loosenSalesMigration],
  routes: [...salesImport.routes, getErpComparisonRoute],
  jobs: [...salesImport.jobs],
  events: [salesImported],
} satisfies Partial<ServerModule>;

type Comparison = CallOutput<typeof getErpComparisonCall>;

type Compared = Omit<Comparison['areas'][number], 'id'>;

interface SalesChoice extends RetailerChoice {
  clientId: string;
  range: DayRange;
  against: DayRange;
  level?: AreaLevel | undefined;
  areaId?: string | undefined;
  /** Slugs of the configured categories. */
  categories?: readonly string[] | undefined;
}

interface ComparedLocation {
  locationId: string;
  name: string;
  city: string;
  areaId: string;
  value: number;
  valueBefore: number;
  quantity: number;
  quantityBefore: number;
  isClosed: boolean;
  /** Days with sales of locations with sales in both periods. */
  first: string | null;
  last: string | null;
}

/** Sales of two periods in total, by area of a level, and by location of one area, with like-for-like figures [OPP-04]. */
async function compareSales({ db, app }: Context, choice: SalesChoice): Promise<Comparison> {
  const { clientId, range, against, level, areaId } = choice;
  const config = await readConfig({ db }, clientId);
  const categoryNames =
    choice.categories && createCategoryLookup(config).productCategoriesOf(choice.categories);
  const [stored, brand] = await Promise.all([
    readStored({ db }, clientId),
    config.currency ? undefined : app.ports.call(findBrand, { clientId }, { db: db as Db, app }),
  ]);
  const locations = await readLocations({ db }, choice, categoryNames);
  const isLikeForLike = likeForLike(choice, stored);
  return {
    range,
    against,
    ...compare(locations, isLikeForLike),
    areas: level
      ? [...Map.groupBy(locations, (location) => location.areaId)]
          .map(([id, of]) => ({ id, ...compare(of, isLikeForLike) }))
          .sort((a, b) => b.value - a.value || (a.id < b.id ? -1 : 1))
      : [],
    locations: areaId
      ? locations.slice(0, LOCATIONS_MAX).map((location) => {
          const { locationId, name, city, value, valueBefore } = location;
          return {
            ...{ locationId, name, city, value, valueBefore },
            growth: growthOf(value, valueBefore),
            isLikeForLike: isLikeForLike(location),
          };
        })
      : [],
    file: stored.file,
    until: stored.until,
    currency: config.currency ?? brand?.currency ?? 'EUR',
  };
}

/** One row per location with sales in either period, largest first. */
async function readLocations(
  { db }: Pick<Context, 'db'>,
  { clientId, range, against, level, areaId, ...of }: SalesChoice,
  categoryNames: readonly string[] | undefined,
): Promise<ComparedLocation[]> {
  const sums = (days: DayRange) => sql`
    select location_id, sum(value) as value, sum(quantity) as quantity from opportunity.sales_figures
    where client_id = ${clientId} and ${withinRange(days)} ${categoryFilterSql(categoryNames)}
    group by location_id having sum(value) <> 0 or sum(quantity) <> 0`;
  const dayOf = (which: 'min' | 'max') => sql`
    (select ${sql.raw(which)}(figures.starts) from opportunity.sales_figures as figures
     where figures.client_id = ${clientId} and figures.location_id = coalesce(now.location_id, before.location_id)
       and figures.grain = 'day')`;
  const isInBoth = sql`now.location_id is not null and before.location_id is not null`;
  const { rows } = await sql<ComparedLocation>`
    with now as (${sums(range)}), before as (${sums(against)})
    select coalesce(now.location_id, before.location_id) as "locationId",
      coalesce(retailer.name, '') as name, coalesce(retailer.city, '') as city,
      coalesce(${level ? sql.ref(`retailer.area_${level}`) : sql`null::text`}, '') as "areaId",
      coalesce(now.value, 0)::float8 as value, coalesce(before.value, 0)::float8 as "valueBefore",
      coalesce(now.quantity, 0)::float8 as quantity, coalesce(before.quantity, 0)::float8 as "quantityBefore",
      coalesce(retailer.closed, false) as "isClosed",
      case when ${isInBoth} then ${dayOf('min')} end as first,
      case when ${isInBoth} and retailer.closed then ${dayOf('max')} end as last
    from now
    full join before on before.location_id = now.location_id
    left join opportunity.retailers as retailer
      on retailer.client_id = ${clientId} and retailer.id = coalesce(now.location_id, before.location_id)
    where ${retailerFits('retailer', of)}
      ${areaId ? sql`and ${areaId} in (retailer.area_1, retailer.area_2, retailer.area_3, retailer.area_4)` : sql.raw('')}
    order by value desc, "valueBefore" desc, "locationId"`.execute(db);
  return rows;
}

interface StoredSales {
  file: Comparison['file'];
  since: string | null;
  until: string | null;
}

async function readStored({ db }: Pick<Context, 'db'>, clientId: string): Promise<StoredSales> {
  const file = await db
    .selectFrom('opportunity.files')
    .select(['name', 'lines', 'at'])
    .where('client_id', '=', clientId)
    .where('what', '=', 'sales')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const days = await db
    .selectFrom('opportunity.sales_figures')
    .select(({ fn }) => [fn.min('starts').as('since'), fn.max('starts').as('until')])
    .where('client_id', '=', clientId)
    .where('grain', '=', 'day')
    .executeTakeFirst();
  return {
    file: file ? { ...file, at: file.at.toISOString() } : null,
    since: days?.since ?? null,
    until: days?.until ?? null,
  };
}

/** Whether a location sold in both periods and neither opened nor closed in between. */
function likeForLike(
  { range, against }: Pick<SalesChoice, 'range' | 'against'>,
  { since, until }: StoredSales,
): (location: ComparedLocation) => boolean {
  const knowsOpenings = since !== null && since <= addDays(against.from, -KNOWN_BEFORE_DAYS);
  const openUntil = addDays(until !== null && until < range.to ? until : range.to, -QUIET_DAYS);
  const openSince = addDays(against.from, QUIET_DAYS);
  return ({ first, last, isClosed }) =>
    first !== null &&
    !(knowsOpenings && first > openSince) &&
    !(isClosed && last !== null && last < openUntil);
}

function compare(
  locations: readonly ComparedLocation[],
  isLikeForLike: (location: ComparedLocation) => boolean,
): Compared {
  const alike = locations.filter(isLikeForLike);
  const [value, valueBefore] = sumsOf(locations);
  const [alikeValue, alikeBefore] = sumsOf(alike);
  return {
    value,
    valueBefore,
    quantity: locations.reduce((sum, { quantity }) => sum + quantity, 0),
    quantityBefore: locations.reduce((sum, { quantityBefore }) => sum + quantityBefore, 0),
    growth: growthOf(value, valueBefore),
    likeForLike: {
      locations: alike.length,
      value: alikeValue,
      valueBefore: alikeBefore,
      growth: growthOf(alikeValue, alikeBefore),
    },
  };
}

function sumsOf(locations: readonly ComparedLocation[]): [now: number, before: number] {
  let [now, before] = [0, 0];
  for (const { value, valueBefore } of locations) {
    now += value;
    before += valueBefore;
  }
  return [now, before];
}

function growthOf(value: number, before: number): number | null {
  return before === 0 ? null : (value - before) / before;
}
