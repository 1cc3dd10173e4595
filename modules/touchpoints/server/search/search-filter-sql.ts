import { type RawBuilder, type SqlBool, sql } from 'kysely';
import {
  type SearchFilter,
  type TouchpointCondition,
  type TouchpointState,
  type TouchpointView,
  touchpointList,
  type WhichTouchpoints,
} from '#modules/touchpoints/contract/touchpoint.ts';
import { touchpointFields } from '#modules/touchpoints/contract/touchpoint-fields.ts';
import { clientZone } from '#platform/server/database/client-zone.ts';
import {
  GROUP_LETTERS,
  idsMatchingWords,
  likePattern,
  matchWords as matchWordsInRows,
} from '#platform/server/database/word-search.ts';
import { filterColumns } from '#platform/server/fields/list-columns.ts';
import {
  clientTextSql,
  type FilterColumns,
  filterSql,
  hasCondition,
} from '#platform/server/filters/filter-sql.ts';
import { chosenSql } from '#platform/server/lists/chosen-records.ts';

/**
 * Lifecycle state of a touchpoint; over `touchpoints.touchpoints as touchpoint`. Reads the visits only if they are
 * capped, so that long lists need no join with the totals.
 */
export const touchpointState = sql<TouchpointState>`case
  when touchpoint.deleted_at is not null then 'deleted'
  when touchpoint.ends_at <= now() then 'over'
  when touchpoint.visit_cap is not null and touchpoint.visit_cap <= (
    select counted.visits from touchpoints.totals as counted
    where counted.client_id = touchpoint.client_id and counted.touchpoint_id = touchpoint.id) then 'over'
  when touchpoint.starts_at > now() then 'planned'
  else 'live' end`;

const text = (column: RawBuilder<unknown>) =>
  clientTextSql({ name: 'touchpoints.touchpoints', alias: 'touchpoint' }, column);

/** Tables for filters. The totals are only read if a condition or sort order needs them. */
export const touchpointsWithTotals = sql`touchpoints.touchpoints as touchpoint
  left join touchpoints.totals as total
    on total.client_id = touchpoint.client_id and total.touchpoint_id = touchpoint.id`;

/** The same filter for list, count, bulk change, archive and export; over `touchpointsWithTotals`. */
export function searchFilterSql(filter: SearchFilter, clientId: string): RawBuilder<SqlBool> {
  const fits = filterSql(
    touchpointList,
    {
      columns: touchpointColumns(clientId),
      views: VIEWS,
      search: (searchText) => matchWords(searchText, clientId),
    },
    filter,
  );
  return filter.view === 'deleted' || includesDeleted(filter)
    ? sql<SqlBool>`touchpoint.client_id = ${clientId} and ${fits}`
    : sql<SqlBool>`touchpoint.client_id = ${clientId} and touchpoint.deleted_at is null and ${fits}`;
}

const VIEWS: Record<TouchpointView, RawBuilder<SqlBool> | undefined> = {
  all: undefined,
  product: sql`touchpoint.type = 'product'`,
  custom: sql`touchpoint.type = 'custom'`,
  // Active touchpoints that end this month, in the brand's time zone.
  ending: sql`touchpoint.ends_at > now()
    and touchpoint.ends_at < (date_trunc('month', now() at time zone ${clientZone}) + interval '1 month') at time zone ${clientZone}`,
  'never-scanned': sql`total.scans = 0`,
  deleted: sql`touchpoint.deleted_at is not null`,
};

/** Whether a condition reads `total`. */
export function needsTotals(filter: SearchFilter): boolean {
  return (
    filter.view === 'never-scanned' ||
    hasCondition(filter, ({ field }) => field === 'scans' || field === 'clicks')
  );
}

/** Deleted touchpoints are hidden unless the filter names them. */
function includesDeleted(filter: SearchFilter): boolean {
  return hasCondition(
    filter,
    ({ field, operator, value }) =>
      field === 'state' && operator === 'any-of' && value.includes('deleted'),
  );
}

/** Also searches the further suffixes, which the touchpoint's own search text does not contain. */
function matchWords(searchText: string, clientId: string): RawBuilder<SqlBool> {
  const own =
    idsMatchingWords('touchpoints.touchpoints', searchText) ??
    sql`select found.id from touchpoints.touchpoints as found
      where found.client_id = ${clientId} and ${matchWordsInRows('found.search', searchText)}`;
  return sql<SqlBool>`touchpoint.id in (${own} union all ${byFurtherSuffix(searchText, clientId)})`;
}

/** Uses trigrams, as for the search text; shorter input is compared with all further suffixes. */
function byFurtherSuffix(searchText: string, clientId: string): RawBuilder<unknown> {
  const pattern = likePattern(searchText.toLowerCase(), 'contains');
  return searchText.length >= GROUP_LETTERS
    ? sql`select touchpoints.further_suffixes_fitting(${pattern})`
    : sql`select further.touchpoint_id from touchpoints.suffixes as further
        where further.client_id = ${clientId} and not further.main and further.suffix_key like ${pattern}`;
}

type On<Name extends TouchpointCondition['field']> = Extract<TouchpointCondition, { field: Name }>;

/**
 * Column of each filter field. Under row-level security an index only supports comparisons with a plain column. Other
 * fields scan all rows of the client, some tenths of a second for a million.
 */
function touchpointColumns(clientId: string): FilterColumns<typeof touchpointList.fields> {
  return {
    ...filterColumns('touchpoint', touchpointFields, text),
    type: sql`touchpoint.type`,
    state: touchpointState,
    configuration: sql`touchpoint.configuration_slug`,
    landing: sql`touchpoint.landing_state`,
    scannedIn: (condition) => countriesSql(condition, clientId),
    suffix: (condition) => suffixSql(condition, clientId),
    // A complete SKU is found by its index.
    sku: (condition) =>
      condition.operator === 'equals'
        ? sql<SqlBool>`touchpoint.sku_key = ${condition.value.toLowerCase()}`
        : text(sql`touchpoint.sku`)(condition),
    product: text(sql`touchpoint.product_name`),
    destination: text(sql`touchpoint.dest_url`),
    hasQuantity: sql`touchpoint.quantity is not null`,
    scans: sql`total.scans`,
    clicks: sql`total.clicks`,
    created: sql`touchpoint.created_at`,
  };
}

function countriesSql({ operator, value }: On<'scannedIn'>, clientId: string): RawBuilder<SqlBool> {
  const seen = sql`touchpoint.id in (
    select seen.touchpoint_id from touchpoints.seen_countries as seen
    where seen.client_id = ${clientId} and seen.country = any (${value}::text[]))`;
  return operator === 'any-of' ? sql<SqlBool>`${seen}` : sql<SqlBool>`not ${seen}`;
}

/** Matches any of its suffixes: further ones are few. A complete suffix is found by its index. */
function suffixSql(condition: On<'suffix'>, clientId: string): RawBuilder<SqlBool> {
  const { operator, value } = condition;
  if (operator === 'equals')
    return sql<SqlBool>`touchpoint.id in (
      select own.touchpoint_id from touchpoints.suffixes as own
      where own.client_id = ${clientId} and own.suffix_key = ${value.toLowerCase()})`;
  return sql<SqlBool>`(${text(sql`touchpoint.suffix`)(condition)} or touchpoint.id in (
    select further.touchpoint_id from touchpoints.suffixes as further
    where further.client_id = ${clientId} and not further.main
      and further.suffix_key like ${likePattern(value.toLowerCase(), operator)}))`;
}

/**
 * The selected touchpoints, or all matching ones without the excluded ones; queries `touchpointsWithTotals`. The
 * selection may contain deleted ones, so callers must exclude them if needed.
 */
export function chosenTouchpoints(which: WhichTouchpoints, clientId: string): RawBuilder<SqlBool> {
  return chosenSql(which, {
    alias: 'touchpoint',
    clientId,
    idType: 'text',
    matches: (filter) => searchFilterSql(filter, clientId),
  });
}
