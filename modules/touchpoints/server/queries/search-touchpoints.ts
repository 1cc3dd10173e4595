import { sql } from 'kysely';
import type { TouchpointRow } from '#modules/touchpoints/contract/touchpoint.ts';
import { touchpointFields } from '#modules/touchpoints/contract/touchpoint-fields.ts';
import {
  type SearchFilter,
  type TouchpointSort,
  touchpointList,
} from '#modules/touchpoints/contract/touchpoint-list.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { sortColumns } from '#platform/server/fields/sort-columns.ts';
import { isSelectiveFilter } from '#platform/server/filters/filter-checks.ts';
import { readPage } from '#platform/server/lists/read-page.ts';
import { type SortColumns, sortBy } from '#platform/server/lists/sort-by.ts';
import type { TouchpointsTables } from '../tables.ts';
import { normalizeFilter } from './normalize-filter.ts';
import { named, productNamer } from './product-namer.ts';
import { readClientBrand } from './read-client-brand.ts';
import { needsTotals, searchFilterSql, touchpointsWithTotals } from './search-filter-sql.ts';
import { rowColumns, type StoredTouchpointRow, touchpointRow } from './touchpoint-row.ts';

interface Asked {
  searchFilter: SearchFilter;
  page: number;
  limit: number;
  sortBy: TouchpointSort;
  sortDesc: boolean;
}

export async function searchTouchpoints(
  { db, app }: { db: Db<TouchpointsTables>; app: App },
  asked: Asked,
  { clientId, reader }: { clientId: string; reader: Locale },
): Promise<{ items: TouchpointRow[]; total: number }> {
  const searchFilter = await normalizeFilter({ db, app }, clientId, asked.searchFilter);
  const [{ rows, total }, brand] = await Promise.all([
    findPage({ db }, { ...asked, searchFilter }, clientId),
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
export function findPage(
  { db }: { db: Db<TouchpointsTables> },
  asked: Asked,
  clientId: string,
): Promise<{ rows: StoredTouchpointRow[]; total: number }> {
  const { searchFilter, page, limit } = asked;
  const areFew = isSelectiveFilter(touchpointList, searchFilter);
  return readPage<StoredTouchpointRow>(
    { db },
    {
      page,
      limit,
      areFew,
      // Every touchpoint has its totals; joined like this, their index can lead.
      from: asked.sortBy === 'scans' && !areFew ? totalsFirst : touchpointsWithTotals,
      // Without the totals a smaller index is sufficient; the planner does not omit the join automatically.
      countFrom: needsTotals(searchFilter)
        ? touchpointsWithTotals
        : sql`touchpoints.touchpoints as touchpoint`,
      key: sql`touchpoint.client_id, touchpoint.id`,
      fits: searchFilterSql(searchFilter, clientId),
      order: sortBy(SORTS, asked, sql`touchpoint.id`),
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
  // With or without accents, in any case.
  description: { canBeEmpty: sql`nullif(platform.fold(touchpoint.description), '')` },
  product: { canBeEmpty: sql`nullif(platform.fold(touchpoint.product_name), '')` },
  // As `aboutTouchpoint` writes it.
  about: {
    canBeEmpty: sql`nullif(platform.fold(concat_ws(' · ', nullif(touchpoint.product_name, ''),
      nullif(touchpoint.description, ''))), '')`,
  },
  destination: { canBeEmpty: sql`touchpoint.dest_url` },
  // Of one type the newest come first: that is how the index is sorted.
  type: (way, back) =>
    sql`touchpoint.type ${way}, touchpoint.created_at ${back}, touchpoint.id ${back}`,
  scans: (way) => sql`total.scans ${way}, total.touchpoint_id ${way}`,
  clicks: sql`total.clicks`,
  // From when on it leads somewhere.
  period: sql`coalesce(touchpoint.starts_at, touchpoint.created_at)`,
  landingPage: { canBeEmpty: sql`touchpoint.landing_built_at` },
};
