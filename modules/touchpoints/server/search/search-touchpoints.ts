import { sql } from 'kysely';
import type { Brand } from '#modules/directory/contract/clients/client-ports.ts';
import {
  aboutTouchpoint,
  type SearchFilter,
  type TouchpointRow,
  type TouchpointSort,
  touchpointList,
  type WhichTouchpoints,
} from '#modules/touchpoints/contract/touchpoint.ts';
import { touchpointFields } from '#modules/touchpoints/contract/touchpoint-fields.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { BRAND_ROLES } from '#platform/contract/permission.ts';
import { trimEndCharacter } from '#platform/contract/text/text.ts';
import type { Config } from '#platform/server/config.ts';
import { sortColumns } from '#platform/server/fields/list-columns.ts';
import { isSelectiveFilter } from '#platform/server/filters/filter-sql.ts';
import { readPage, type SortColumns, sortBy } from '#platform/server/lists/read-page.ts';
import type { SearchSource } from '#platform/server/module-parts.ts';
import { readClientBrand } from '../configurations/brand-settings.ts';
import { shortUrlBase, suiteShortUrlBase } from '../short-url.ts';
import type { Context } from '../tables.ts';
import { named, productNamer } from './find-referenced-products.ts';
import { needsTotals, searchFilterSql, touchpointsWithTotals } from './search-filter-sql.ts';
import { rowColumns, type StoredTouchpointRow, touchpointRow } from './touchpoint-row.ts';

/** Replaces a short URL in a filter by its suffix, under which touchpoints are stored [TP-01]. */
export async function normalizeFilter(
  context: Context,
  clientId: string,
  filter: SearchFilter,
): Promise<SearchFilter> {
  if (!filter.q?.includes('/')) return filter;
  const brand = await readClientBrand(context, clientId);
  return { ...filter, q: searchedSuffix(filter.q, brand, context.app.config) };
}

export async function normalizedWhich(
  context: Context,
  clientId: string,
  which: WhichTouchpoints,
): Promise<WhichTouchpoints> {
  if ('ids' in which) return which;
  return { ...which, filter: await normalizeFilter(context, clientId, which.filter) };
}

/** A short URL as shown, printed or copied is searched by its suffix; the base alone matches all. */
export function searchedSuffix(
  words: string,
  brand: Pick<Brand, 'brandId' | 'shortUrlBase'>,
  suiteConfig: Pick<Config, 'publicUrl'>,
): string {
  const typed = withoutScheme(words.trim());
  const housed = suiteShortUrlBase(brand, suiteConfig);
  const base = [
    withoutScheme(shortUrlBase(brand, suiteConfig)),
    withoutScheme(housed),
    pathOf(housed),
  ]
    .map((one) => one.toLowerCase())
    .find((one) => typed.toLowerCase().startsWith(one));
  if (base === undefined) return words;
  const [path = ''] = typed.slice(base.length).split(/[?#]/, 1);
  return trimEndCharacter(path, '/');
}

function withoutScheme(address: string): string {
  return address.replace(/^https?:\/\//i, '');
}

function pathOf(address: string): string {
  return new URL(address).pathname;
}

interface TouchpointQuery {
  searchFilter: SearchFilter;
  page: number;
  limit: number;
  sortBy: TouchpointSort;
  sortDesc: boolean;
}

export async function searchTouchpoints(
  { db, app }: Context,
  query: TouchpointQuery,
  { clientId, reader }: { clientId: string; reader: Locale },
): Promise<{ items: TouchpointRow[]; total: number }> {
  const searchFilter = await normalizeFilter({ db, app }, clientId, query.searchFilter);
  const [{ rows, total }, brand] = await Promise.all([
    findPage({ db }, { ...query, searchFilter }, clientId),
    readClientBrand({ db, app }, clientId),
  ]);
  const skus = rows.map(({ sku }) => sku);
  const nameOf = await productNamer({ db, app }, { clientId, skus, reader });
  return { items: rows.map((row) => touchpointRow(named(row, nameOf), brand, app.config)), total };
}

/**
 * A page of the list and the total number [TP-01]. For date, suffix, type and scans an index provides the order. For
 * other columns all matches are read once and sorted, half a second for a million.
 */
function findPage(
  { db }: Pick<Context, 'db'>,
  query: TouchpointQuery,
  clientId: string,
): Promise<{ rows: StoredTouchpointRow[]; total: number }> {
  const { searchFilter, page, limit } = query;
  const areFew = isSelectiveFilter(touchpointList, searchFilter);
  return readPage<StoredTouchpointRow>(
    { db },
    {
      page,
      limit,
      areFew,
      // Every touchpoint has its totals; joined like this, their index can lead.
      from: query.sortBy === 'scans' && !areFew ? totalsFirst : touchpointsWithTotals,
      // Without the totals a smaller index is sufficient; the planner does not omit the join automatically.
      countFrom: needsTotals(searchFilter)
        ? touchpointsWithTotals
        : sql`touchpoints.touchpoints as touchpoint`,
      key: sql`touchpoint.client_id, touchpoint.id`,
      fits: searchFilterSql(searchFilter, clientId),
      order: sortBy(SORTS, query, sql`touchpoint.id`),
      columns: rowColumns,
      joins: sql`join touchpoints.touchpoints as touchpoint
        on touchpoint.client_id = page.client_id and touchpoint.id = page.id
      left join touchpoints.totals as total
        on total.client_id = page.client_id and total.touchpoint_id = page.id`,
    },
  );
}

const totalsFirst = sql`touchpoints.totals as total
  join touchpoints.touchpoints as touchpoint
    on touchpoint.client_id = total.client_id and touchpoint.id = total.touchpoint_id`;

const SORTS: SortColumns<TouchpointSort> = {
  ...sortColumns('touchpoint', touchpointFields),
  createdAt: sql`touchpoint.created_at`,
  shortUrl: sql`touchpoint.suffix_key`,
  // Ignores case and accents.
  description: { canBeEmpty: sql`nullif(platform.fold(touchpoint.description), '')` },
  product: { canBeEmpty: sql`nullif(platform.fold(touchpoint.product_name), '')` },
  // In the format of `aboutTouchpoint`.
  about: {
    canBeEmpty: sql`nullif(platform.fold(concat_ws(' · ', nullif(touchpoint.product_name, ''),
      nullif(touchpoint.description, ''))), '')`,
  },
  destination: { canBeEmpty: sql`touchpoint.dest_url` },
  // For a single type the newest come first, which is the order of its index.
  type: (way, back) =>
    sql`touchpoint.type ${way}, touchpoint.created_at ${back}, touchpoint.id ${back}`,
  scans: (way) => sql`total.scans ${way}, total.touchpoint_id ${way}`,
  clicks: sql`total.clicks`,
  // Its start date.
  period: sql`coalesce(touchpoint.starts_at, touchpoint.created_at)`,
  landingPage: { canBeEmpty: sql`touchpoint.landing_built_at` },
};

/** Touchpoints by search text, for the header search. */
export const touchpointSearchSource: SearchSource = {
  kind: 'touchpoints',
  menu: 'touchpoints/list',
  roles: BRAND_ROLES,
  async search({ words, limit, db, app, clientId, principal }) {
    const query: SearchFilter = { view: 'all', q: words, groups: [] };
    const { rows, total } = await findPage(
      { db },
      {
        searchFilter: await normalizeFilter({ db, app }, clientId, query),
        page: 1,
        limit,
        sortBy: 'shortUrl',
        sortDesc: false,
      },
      clientId,
    );
    const skus = rows.map(({ sku }) => sku);
    const nameOf = await productNamer({ db, app }, { clientId, skus, reader: principal.locale });
    return {
      total,
      hits: rows.map(({ id, suffix, description, sku, product_name: storedName, destUrl }) => ({
        id,
        path: `touchpoints/${id}`,
        title: suffix,
        meta:
          aboutTouchpoint({ product: nameOf({ sku, storedName }), description }) || (destUrl ?? ''),
      })),
    };
  },
};
