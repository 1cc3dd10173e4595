import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { TouchpointCondition } from '#modules/touchpoints/contract/touchpoint-filters.ts';
import { fitsText } from './fits-text.ts';
import { touchpointState } from './touchpoint-state.ts';

type Field<Name extends TouchpointCondition['field']> = Extract<
  TouchpointCondition,
  { field: Name }
>;

/**
 * One condition of a filter. Under row-level security an index serves only what compares a plain column; the others are
 * looked for in every row of the client, some tenths of a second for a million.
 */
export function fitsCondition(
  condition: TouchpointCondition,
  clientId: string,
): RawBuilder<SqlBool> {
  switch (condition.field) {
    case 'type':
      return fitsChoice(sql`touchpoint.type`, condition);
    case 'state':
      return fitsChoice(touchpointState, condition);
    case 'configuration':
      return fitsChoice(sql`touchpoint.configuration_slug`, condition);
    case 'landing':
      return fitsChoice(sql`touchpoint.landing_state`, condition);
    case 'scannedIn':
      return fitsCountries(condition, clientId);
    case 'suffix':
    case 'sku':
    case 'product':
    case 'description':
    case 'destination':
      return fitsText(condition, clientId);
    case 'quantity':
      return fitsNumber(sql`touchpoint.quantity`, condition);
    case 'scans':
      return fitsNumber(sql`total.visits`, condition);
    case 'started':
      return fitsDays(sql`touchpoint.starts_at`, condition);
    case 'ended':
      return fitsDays(sql`touchpoint.ends_at`, condition);
    case 'created':
      return fitsDays(sql`touchpoint.created_at`, condition);
    case 'hasQuantity':
      return condition.value
        ? sql<SqlBool>`touchpoint.quantity is not null`
        : sql<SqlBool>`touchpoint.quantity is null`;
  }
}

function fitsChoice(
  column: RawBuilder<unknown>,
  { operator, value }: { operator: 'any-of' | 'none-of'; value: readonly string[] },
): RawBuilder<SqlBool> {
  // One by itself is written as one: an index that is sorted behind it then gives the rows in order.
  if (value.length === 1 && operator === 'any-of') return sql<SqlBool>`${column} = ${value[0]}`;
  return operator === 'any-of'
    ? sql<SqlBool>`${column} = any (${value}::text[])`
    : sql<SqlBool>`${column} <> all (${value}::text[])`;
}

function fitsCountries(
  { operator, value }: Field<'scannedIn'>,
  clientId: string,
): RawBuilder<SqlBool> {
  const seen = sql`touchpoint.id in (
    select seen.touchpoint_id from touchpoints.seen_countries as seen
    where seen.client_id = ${clientId} and seen.country = any (${value}::text[]))`;
  return operator === 'any-of' ? sql<SqlBool>`${seen}` : sql<SqlBool>`not ${seen}`;
}

function fitsNumber(
  column: RawBuilder<unknown>,
  condition: Field<'quantity'> | Field<'scans'>,
): RawBuilder<SqlBool> {
  switch (condition.operator) {
    case 'equals':
      return sql<SqlBool>`${column} = ${condition.value}::bigint`;
    case 'at-least':
      return sql<SqlBool>`${column} >= ${condition.value}::bigint`;
    case 'at-most':
      return sql<SqlBool>`${column} <= ${condition.value}::bigint`;
    case 'between':
      return sql<SqlBool>`${column} between ${condition.value[0]}::bigint and ${condition.value[1]}::bigint`;
  }
}

/** Both days belong to it, as they are in UTC. */
function fitsDays(
  column: RawBuilder<unknown>,
  { value: [first, last] }: { value: readonly [string, string] },
): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${column} >= ${first}::date::timestamp at time zone 'UTC'
    and ${column} < (${last}::date + 1)::timestamp at time zone 'UTC')`;
}
