import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { touchpointFields } from '#modules/touchpoints/contract/touchpoint-fields.ts';
import type {
  TouchpointCondition,
  touchpointList,
} from '#modules/touchpoints/contract/touchpoint-list.ts';
import { likePattern } from '#platform/server/database/like-pattern.ts';
import { filterColumns } from '#platform/server/fields/filter-columns.ts';
import { clientTextSql } from '#platform/server/filters/client-text-sql.ts';
import type { FilterColumns } from '#platform/server/filters/filter-sql.ts';
import { touchpointState } from './touchpoint-state.ts';

type On<Name extends TouchpointCondition['field']> = Extract<TouchpointCondition, { field: Name }>;

const text = (column: RawBuilder<unknown>) =>
  clientTextSql({ name: 'touchpoints.touchpoints', alias: 'touchpoint' }, column);

/**
 * Column of each filter field. Under row-level security an index only supports comparisons with a plain column. Other
 * fields scan all rows of the client, some tenths of a second for a million.
 */
export function touchpointColumns(clientId: string): FilterColumns<typeof touchpointList.fields> {
  return {
    ...filterColumns('touchpoint', touchpointFields, text),
    type: sql`touchpoint.type`,
    state: touchpointState,
    configuration: sql`touchpoint.configuration_slug`,
    landing: sql`touchpoint.landing_state`,
    scannedIn: (condition) => countriesSql(condition, clientId),
    suffix: (condition) => suffixSql(condition, clientId),
    // A whole sku is found by its key.
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

/** Any of its suffixes: the further ones are few. A whole one is found by its key. */
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
