import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { ruleValues } from '#modules/profile-hub/contract/rule-fault.ts';
import type { RuleFilter } from '#modules/profile-hub/contract/segment-rule.ts';
import { clientZone } from '#platform/server/database/client-zone.ts';
import { type Asked, not } from './asked.ts';

type Column = RawBuilder<unknown>;

/** From the first moment of a day to the first one after the last day; what is open goes on for ever. */
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
export function dayRule(rule: RuleFilter, column: Column): Asked {
  const { operator } = rule;
  if (operator === 'isEmpty') return sql<SqlBool>`${column} is null`;
  if (operator === 'isNotEmpty') return sql<SqlBool>`${column} is not null`;
  const isIn = within(column, spanOf(rule));
  return operator === 'isNot' ? not(isIn) : isIn;
}

/** A column of moments, asked by the days of the brand. */
export function momentRule(rule: RuleFilter, column: Column): Asked {
  const isIn = within(column, momentsOf(rule));
  return rule.operator === 'isNot' ? not(isIn) : isIn;
}

/** The same days as moments, so that an index of moments serves. */
export function momentsOf(rule: RuleFilter): Span {
  const { from, until } = spanOf(rule);
  return { ...(from && { from: beginning(from) }), ...(until && { until: beginning(until) }) };
}

function beginning(of: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`((${of})::timestamp at time zone ${clientZone})`;
}

export function within(column: Column, { from, until }: Span): Asked {
  const bounds = [
    ...(from ? [sql`${column} >= ${from}`] : []),
    ...(until ? [sql`${column} < ${until}`] : []),
  ];
  return sql<SqlBool>`(${sql.join(bounds, sql` and `)})`;
}
