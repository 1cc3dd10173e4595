import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { TouchpointCondition } from '#modules/touchpoints/contract/touchpoint-filters.ts';
import { likePattern } from './like-pattern.ts';

type TextCondition = Extract<
  TouchpointCondition,
  { field: 'suffix' | 'sku' | 'product' | 'description' | 'destination' }
>;

const COLUMNS = {
  suffix: sql`touchpoint.suffix`,
  sku: sql`touchpoint.sku`,
  product: sql`touchpoint.product_name`,
  description: sql`touchpoint.description`,
  destination: sql`touchpoint.dest_url`,
} as const;

export const TEXT_FIELDS: ReadonlySet<string> = new Set(Object.keys(COLUMNS));

/** Shorter ones are in so many rows that the index of letter groups helps nobody. */
export const GROUP_LETTERS = 3;

/**
 * Text in one field, in any case and with or without accents. All these fields stand in the words that the table is
 * searched by, so the index of letter groups names the few rows that hold the text anywhere, and only these are looked at;
 * a text of one or two letters is looked for in every row. A whole suffix or sku is found by its key.
 */
export function fitsText(condition: TextCondition, clientId: string): RawBuilder<SqlBool> {
  const { field, operator, value } = condition;
  if (field === 'suffix') return fitsSuffix(condition, clientId);
  if (field === 'sku' && operator === 'equals')
    return sql<SqlBool>`touchpoint.sku_key = ${value.toLowerCase()}`;
  return heldBy(COLUMNS[field], condition);
}

/** Any of its suffixes: the further ones are few. */
function fitsSuffix(condition: TextCondition, clientId: string): RawBuilder<SqlBool> {
  const { operator, value } = condition;
  if (operator === 'equals')
    return sql<SqlBool>`touchpoint.id in (
      select own.touchpoint_id from touchpoints.suffixes as own
      where own.client_id = ${clientId} and own.suffix_key = ${value.toLowerCase()})`;
  return sql<SqlBool>`(${heldBy(COLUMNS.suffix, condition)} or touchpoint.id in (
    select further.touchpoint_id from touchpoints.suffixes as further
    where further.client_id = ${clientId} and not further.main
      and further.suffix_key like ${likePattern(value.toLowerCase(), operator)}))`;
}

function heldBy(
  column: RawBuilder<unknown>,
  { operator, value }: TextCondition,
): RawBuilder<SqlBool> {
  const fits = sql<SqlBool>`platform.fold(${column}) like platform.fold(${likePattern(value, operator)})`;
  if (value.length < GROUP_LETTERS) return fits;
  return sql<SqlBool>`(touchpoint.id in (
    select touchpoints.touchpoints_fitting(array[platform.fold(${likePattern(value, 'contains')})])) and ${fits})`;
}
