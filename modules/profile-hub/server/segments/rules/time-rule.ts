import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { ruleValues } from '#modules/profile-hub/contract/rule-fault.ts';
import type { RuleFilter } from '#modules/profile-hub/contract/segment-rule.ts';
import { clientZone } from '#platform/server/database/client-zone.ts';
import { type ContactCondition, not } from './contact-condition.ts';

type Column = RawBuilder<unknown>;

/** From the start of the first day to the start of the day after the last; a missing bound is open. */
interface Span {
  from?: RawBuilder<unknown>;
  until?: RawBuilder<unknown>;
}

/** Days of the brand: read once for a question, and not for each of a million rows. */
const today = sql`(select (now() at time zone ${clientZone})::date)`;
const day = (written: unknown) => sql`${written}::date`;

/** The days that a rule means; `isNot` means those that it does not. */
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

/** A column of days. */
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

/** The same days as moments, so that an index of moments serves. */
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
