import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { RuleFilter } from '#modules/profile-hub/contract/segment-rule.ts';
import { ruleValues } from '#modules/profile-hub/contract/segment-rule.ts';
import { clientZone } from '#platform/server/database/client-zone.ts';

/** A condition on `profile_hub.contacts as contact`. */
export type ContactCondition = RawBuilder<SqlBool>;

/** Contacts without a value match the negation. */
export function not(inner: ContactCondition): ContactCondition {
  return sql<SqlBool>`((${inner}) is not true)`;
}

export function anyOf(inner: readonly ContactCondition[]): ContactCondition {
  return sql<SqlBool>`(${sql.join(inner, sql` or `)})`;
}

/** A column with a few fixed values. */
export function choiceRule(rule: RuleFilter, column: RawBuilder<unknown>): ContactCondition {
  const { operator } = rule;
  if (operator === 'isEmpty') return sql<SqlBool>`${column} is null`;
  if (operator === 'isNotEmpty') return sql<SqlBool>`${column} is not null`;
  const isOne = isOneOf(column, ruleValues(rule).map(String));
  return operator === 'isNot' || operator === 'isNoneOf' ? not(isOne) : isOne;
}

export function isOneOf(column: RawBuilder<unknown>, chosen: readonly string[]): ContactCondition {
  return chosen.length === 1
    ? sql<SqlBool>`${column} = ${chosen[0]}`
    : sql<SqlBool>`${column} = any (${chosen}::text[])`;
}

/** A custom list criterion with one or several choices; options of all criteria share one column. */
export function optionsRule(rule: RuleFilter, criterion: number): ContactCondition {
  const { operator } = rule;
  const isFilled = sql<SqlBool>`${criterion}::integer = any (contact.filled)`;
  if (operator === 'isEmpty') return not(isFilled);
  if (operator === 'isNotEmpty') return isFilled;
  const hasOne = hasOneOf(ruleValues(rule).map(Number));
  return operator === 'isNot' || operator === 'isNoneOf' ? not(hasOne) : hasOne;
}

/** Searching one number in a list takes half the time of comparing two lists. */
const FEW = 3;

function hasOneOf(options: readonly number[]): ContactCondition {
  return options.length <= FEW
    ? anyOf(options.map((option) => sql<SqlBool>`${option}::integer = any (contact.options)`))
    : sql<SqlBool>`contact.options && ${options}::integer[]`;
}

export function numberRule(rule: RuleFilter, column: RawBuilder<unknown>): ContactCondition {
  const [first, last] = ruleValues(rule).map((value) => sql`${value}::numeric`);
  switch (rule.operator) {
    case 'atLeast':
      return sql<SqlBool>`${column} >= ${first}`;
    case 'atMost':
      return sql<SqlBool>`${column} <= ${first}`;
    case 'between':
      return sql<SqlBool>`${column} between ${first} and ${last}`;
    default:
      return sql<SqlBool>`${column} = ${first}`;
  }
}

/** The client, and whether the query is a count, which checks every contact in a transaction with enough memory. */
export interface ConditionContext {
  clientId: string;
  isCounted?: boolean;
}

/**
 * Whether a contact is in another table. A count reads that table once into memory; a list checks each contact, so that
 * showing a hundred does not read a million.
 */
export function isAmong(
  { isCounted = false }: ConditionContext,
  {
    from,
    contact,
    fits,
  }: { from: RawBuilder<unknown>; contact: RawBuilder<unknown>; fits: ContactCondition },
): ContactCondition {
  return isCounted
    ? sql<SqlBool>`contact.id in (select ${contact} from ${from} where ${fits})`
    : sql<SqlBool>`exists (select from ${from} where ${contact} = contact.id and ${fits})`;
}

type Column = RawBuilder<unknown>;

/** From the start of the first day to the start of the day after the last; a missing bound is open. */
interface Span {
  from?: RawBuilder<unknown>;
  until?: RawBuilder<unknown>;
}

/** Current day of the brand, read once per query instead of once per row. */
const today = sql`(select (now() at time zone ${clientZone})::date)`;
const day = (written: unknown) => sql`${written}::date`;

/** Days that match a rule; with `isNot`, days that must not match. */
function spanOf(rule: RuleFilter): Span {
  const [first, last = first] = ruleValues(rule);
  switch (rule.operator) {
    case 'before':
      return { until: day(first) };
    case 'after':
      return { from: sql`${day(first)} + 1` };
    case 'withinLast':
      return { from: sql`${today} - ${first}::integer + 1`, until: sql`${today} + 1` };
    default:
      return { from: day(first), until: sql`${day(last)} + 1` };
  }
}

/** A date column. */
export function dayRule(rule: RuleFilter, column: Column): ContactCondition {
  const { operator } = rule;
  if (operator === 'isEmpty') return sql<SqlBool>`${column} is null`;
  if (operator === 'isNotEmpty') return sql<SqlBool>`${column} is not null`;
  const isIn = within(column, spanOf(rule));
  return operator === 'isNot' ? not(isIn) : isIn;
}

/** A timestamp column, compared by days in the brand's time zone. */
export function momentRule(rule: RuleFilter, column: Column): ContactCondition {
  const isIn = within(column, toMomentSpan(rule));
  return rule.operator === 'isNot' ? not(isIn) : isIn;
}

/** The same days as timestamps, so that a timestamp index can be used. */
export function toMomentSpan(rule: RuleFilter): Span {
  const { from, until } = spanOf(rule);
  return { ...(from && { from: beginning(from) }), ...(until && { until: beginning(until) }) };
}

function beginning(of: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`((${of})::timestamp at time zone ${clientZone})`;
}

export function within(column: Column, { from, until }: Span): ContactCondition {
  const bounds = [
    ...(from ? [sql`${column} >= ${from}`] : []),
    ...(until ? [sql`${column} < ${until}`] : []),
  ];
  return sql<SqlBool>`(${sql.join(bounds, sql` and `)})`;
}
