import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { RuleOperator } from '#modules/profile-hub/contract/rule-fields.ts';
import type { RuleFilter } from '#modules/profile-hub/contract/segment-rule.ts';
import { ruleValues } from '#modules/profile-hub/contract/segment-rule.ts';
import type { NumberOperator } from '#platform/contract/lists/filter-condition.ts';
import { clientZone } from '#platform/server/database/client-zone.ts';
import {
  anyOfSql,
  daysSpan,
  notSql,
  numberSql,
  oneOfSql,
  type Span,
  toMomentSpan,
  withinSql,
} from '#platform/server/filters/comparison-sql.ts';

/** A condition on `profile_hub.contacts as contact`. */
export type ContactCondition = RawBuilder<SqlBool>;

/** A column with one of a few fixed values. */
export function choiceRule(rule: RuleFilter, column: RawBuilder<unknown>): ContactCondition {
  const { operator } = rule;
  if (operator === 'isEmpty') return sql<SqlBool>`${column} is null`;
  if (operator === 'isNotEmpty') return sql<SqlBool>`${column} is not null`;
  const isOne = oneOfSql(column, ruleValues(rule).map(String));
  return operator === 'isNot' || operator === 'isNoneOf' ? notSql(isOne) : isOne;
}

/** A custom list criterion with one or several choices; options of all criteria share one column. */
export function optionsRule(rule: RuleFilter, criterion: number): ContactCondition {
  const { operator } = rule;
  const isFilled = sql<SqlBool>`${criterion}::integer = any (contact.filled)`;
  if (operator === 'isEmpty') return notSql(isFilled);
  if (operator === 'isNotEmpty') return isFilled;
  const hasOne = hasOneOf(ruleValues(rule).map(Number));
  return operator === 'isNot' || operator === 'isNoneOf' ? notSql(hasOne) : hasOne;
}

/** Searching one number in a list takes half the time of comparing two lists. */
const FEW = 3;

function hasOneOf(options: readonly number[]): ContactCondition {
  return options.length <= FEW
    ? anyOfSql(options.map((option) => sql<SqlBool>`${option}::integer = any (contact.options)`))
    : sql<SqlBool>`contact.options && ${options}::integer[]`;
}

const NUMBER_OPERATORS = new Map<RuleOperator, NumberOperator | 'between'>([
  ['atLeast', 'at-least'],
  ['atMost', 'at-most'],
  ['between', 'between'],
]);

export function numberRule(rule: RuleFilter, column: RawBuilder<unknown>): ContactCondition {
  const operator = NUMBER_OPERATORS.get(rule.operator) ?? 'equals';
  return numberSql(column, operator, ruleValues(rule).map(Number));
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

/** Days of the brand: read once for a question, and not for each of a million rows. */
const today = sql`(select (now() at time zone ${clientZone})::date)`;
const day = (written: unknown) => sql`${written}::date`;

/** The days that a rule means; `isNot` means those that it does not. */
export function ruleDays(rule: RuleFilter): Span {
  const [first, last = first] = ruleValues(rule);
  switch (rule.operator) {
    case 'before':
      return { until: day(first) };
    case 'after':
      return { from: sql`${day(first)} + 1` };
    case 'withinLast':
      return { from: sql`${today} - ${first}::integer + 1`, until: sql`${today} + 1` };
    default:
      return daysSpan(first, last);
  }
}

/** A date column. */
export function dayRule(rule: RuleFilter, column: Column): ContactCondition {
  const { operator } = rule;
  if (operator === 'isEmpty') return sql<SqlBool>`${column} is null`;
  if (operator === 'isNotEmpty') return sql<SqlBool>`${column} is not null`;
  const isIn = withinSql(column, ruleDays(rule));
  return operator === 'isNot' ? notSql(isIn) : isIn;
}

/** A timestamp column, compared by days in the brand's time zone. */
export function momentRule(rule: RuleFilter, column: Column): ContactCondition {
  const isIn = withinSql(column, toMomentSpan(ruleDays(rule)));
  return rule.operator === 'isNot' ? notSql(isIn) : isIn;
}
