import { type RawBuilder, sql } from 'kysely';
import { nameIn } from '#modules/directory/contract/name-in.ts';
import { productNames } from '#modules/directory/contract/products/product-ports.ts';
import { TOP_PRODUCTS } from '#modules/opportunity/contract/limits.ts';
import type { DayRange } from '#modules/opportunity/contract/periods.ts';
import type { AreaLevel } from '../areas/read-areas-file.ts';
import { figureRanges, readDemand } from '../demand/read-demand.ts';
import type { Context } from '../tables.ts';
import type { CellRange } from './cell-geometry.ts';
import type { DetailsScope } from './details-scope.ts';

/** Where demand is counted: in an area, or in cells of the figures (zoom 10) or intentions (zoom 20). */
export type DemandPlace =
  | { kind: 'area'; level: AreaLevel; id: string }
  | { kind: 'figures' | 'intentions'; ranges: readonly CellRange[] };

interface CategoryDemand {
  category: string;
  intentions: number;
  unserved: number;
}
interface ProductDemand {
  sku: string;
  category: string;
  intentions: number;
}

export interface PlaceDemand {
  intentions: number;
  intentionsBefore: number;
  unserved: number;
  marketValue: number;
  topProducts: { sku: string; name: string; intentions: number; marketValue: number }[];
  categories: { slug: string; label: string; intentions: number; share: number }[];
}

/** Products are not counted for more intentions than this, because cells have no sums by product. */
const INTENTIONS_BY_PRODUCT_MAX = 100_000;
const CATEGORIES_LISTED = 50;

/** Sums, categories and products of a place in the chosen days, from the stored sums [OPP-05]. */
export async function readPlaceDemand(
  context: Context,
  scope: DetailsScope,
  place: DemandPlace,
): Promise<PlaceDemand> {
  const now = await readCategories(context, scope, place, scope.range);
  const before = await readCategories(context, scope, place, scope.before);
  const intentions = sum(now, (row) => row.intentions);
  const products = await readProducts(context, scope, place, intentions);
  return {
    intentions,
    intentionsBefore: sum(before, (row) => row.intentions),
    unserved: sum(now, (row) => row.unserved),
    marketValue: sum(now, (row) => row.intentions * scope.categories.priceOf(row.category)),
    categories: shareOut(scope, now),
    topProducts: await nameProducts(context, scope, products),
  };
}

async function readCategories(
  { db }: Context,
  { clientId, words, sources }: DetailsScope,
  place: DemandPlace,
  range: DayRange,
): Promise<CategoryDemand[]> {
  if (place.kind === 'area')
    return readDemand(
      { db },
      {
        clientId,
        level: place.level,
        range,
        areaIds: [place.id],
        ...(words && { categories: words }),
        ...(sources && { sources }),
      },
    );
  const filter = sql`${categoriesSql(words)} ${sources ? sql`and source = any (${sources}::text[])` : sql``}`;
  const rows =
    place.kind === 'figures'
      ? sql.join(
          figureRanges(range).map(
            ({ grain, from, to }) => sql`
              select category, intentions, unserved from opportunity.cell_figures
              join ${rangesTable(place.ranges)} on cell between first and last
              where client_id = ${clientId} and grain = ${grain}
                and starts between ${from}::date and ${to}::date ${filter}`,
          ),
          sql` union all `,
        )
      : sql`
          select category, quantity as intentions, unserved from opportunity.intentions
          join ${rangesTable(place.ranges)} on cell between first and last
          where client_id = ${clientId} and day between ${range.from}::date and ${range.to}::date ${filter}`;
  const { rows: found } = await sql<CategoryDemand>`
    select category, sum(intentions)::float8 as intentions, sum(unserved)::float8 as unserved
    from (${rows}) as demand group by category`.execute(db);
  return found;
}

/** Sums by product have no source, so a source filter does not apply to them in areas. */
async function readProducts(
  { db }: Context,
  { clientId, words, sources, range }: DetailsScope,
  place: DemandPlace,
  intentions: number,
): Promise<ProductDemand[]> {
  if (intentions === 0) return [];
  if (place.kind !== 'area' && intentions > INTENTIONS_BY_PRODUCT_MAX) return [];
  const rows =
    place.kind === 'area'
      ? sql.join(
          figureRanges(range).map(
            ({ grain, from, to }) => sql`
              select sku, category, intentions from opportunity.product_figures
              where client_id = ${clientId} and level = ${place.level} and area_id = ${place.id}
                and grain = ${grain} and starts between ${from}::date and ${to}::date ${categoriesSql(words)}`,
          ),
          sql` union all `,
        )
      : sql`
          select sku, category, quantity as intentions from opportunity.intentions
          join ${rangesTable(place.ranges, place.kind === 'figures' ? 4 ** 10 : 1)}
            on cell between first and last
          where client_id = ${clientId} and day between ${range.from}::date and ${range.to}::date
            and sku <> '' ${categoriesSql(words)}
            ${sources ? sql`and source = any (${sources}::text[])` : sql``}`;
  const { rows: found } = await sql<ProductDemand>`
    select sku, min(category) as category, sum(intentions)::float8 as intentions
    from (${rows}) as wanted where sku <> '' group by sku
    order by intentions desc, sku limit ${TOP_PRODUCTS}`.execute(db);
  return found;
}

async function nameProducts(
  context: Context,
  { clientId, locale, categories }: DetailsScope,
  products: readonly ProductDemand[],
): Promise<PlaceDemand['topProducts']> {
  if (products.length === 0) return [];
  const skus = products.map(({ sku }) => sku);
  const known = await context.app.ports.call(productNames, { clientId, skus }, context as never);
  const names = new Map(known.map(({ sku, names }) => [sku, nameIn(names, locale, locale)]));
  return products.map(({ sku, category, intentions }) => ({
    sku,
    name: names.get(sku) || sku,
    intentions,
    marketValue: intentions * categories.priceOf(category),
  }));
}

/** Configured categories with their shares of the intentions that have a category, largest first. */
function shareOut(
  { categories, config, locale }: DetailsScope,
  rows: readonly CategoryDemand[],
): PlaceDemand['categories'] {
  const bySlug = new Map<string, number>();
  for (const { category, intentions } of rows) {
    const slug = categories.categoryOf(category);
    bySlug.set(slug, (bySlug.get(slug) ?? 0) + intentions);
  }
  bySlug.delete('');
  const all = sum([...bySlug.values()], (intentions) => intentions);
  const labels = new Map(config.categories.map(({ slug, labels }) => [slug, labels]));
  return [...bySlug]
    .filter(([, intentions]) => intentions > 0)
    .sort(([one, a], [other, b]) => b - a || one.localeCompare(other))
    .slice(0, CATEGORIES_LISTED)
    .map(([slug, intentions]) => ({
      slug,
      label: nameIn(labels.get(slug) ?? {}, locale, locale) || slug,
      intentions,
      share: intentions / all,
    }));
}

function rangesTable(ranges: readonly CellRange[], size = 1): RawBuilder<unknown> {
  const first = ranges.map(({ from }) => from * size);
  const last = ranges.map(({ to }) => (to + 1) * size - 1);
  return sql`unnest(${first}::bigint[], ${last}::bigint[]) as ranges (first, last)`;
}

function categoriesSql(words: readonly string[] | undefined): RawBuilder<unknown> {
  return words
    ? sql`and lower(category) = any (${words.map((word) => word.toLowerCase())}::text[])`
    : sql``;
}

function sum<Row>(rows: readonly Row[], of: (row: Row) => number): number {
  return rows.reduce((total, row) => total + of(row), 0);
}
