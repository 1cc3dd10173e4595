import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { NumberOperator } from '#platform/contract/lists/filter-condition.ts';
import { clientZone } from '../database/client-zone.ts';

/** Comparisons of list filters and of segment rules: only the spelling of their operators differs. */
type Column = RawBuilder<unknown>;
type Matches = RawBuilder<SqlBool>;

/** Rows without a value match the negation. */
export function notSql(matches: Matches): Matches {
  return sql<SqlBool>`((${matches}) is not true)`;
}

export function anyOfSql(conditions: readonly Matches[]): Matches {
  return sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
}

export function oneOfSql(column: Column, values: readonly string[]): Matches {
  // A single value uses `=`, so that an index sorted by a further column returns the rows in order.
  return values.length === 1
    ? sql<SqlBool>`${column} = ${values[0]}`
    : sql<SqlBool>`${column} = any (${values})`;
}

export function numberSql(
  column: Column,
  operator: NumberOperator | 'between',
  [first = 0, last = first]: readonly number[],
): Matches {
  switch (operator) {
    case 'equals':
      return sql<SqlBool>`${column} = ${typed(first)}`;
    case 'at-least':
      return sql<SqlBool>`${column} >= ${typed(first)}`;
    case 'at-most':
      return sql<SqlBool>`${column} <= ${typed(first)}`;
    case 'between':
      return sql<SqlBool>`${column} between ${typed(first)} and ${typed(last)}`;
  }
}

/** An index of whole numbers serves whole numbers only. */
function typed(value: number): RawBuilder<unknown> {
  return Number.isSafeInteger(value) ? sql`${value}::bigint` : sql`${value}::numeric`;
}

/** From the start of the first day to the start of the day after the last; a missing bound is open. */
export interface Span {
  from?: RawBuilder<unknown>;
  until?: RawBuilder<unknown>;
}

/** Both days belong to it. */
export function daysSpan(first: unknown, last: unknown): Span {
  return { from: sql`${first}::date`, until: sql`${last}::date + 1` };
}

/** The same days as moments of the client's time zone, so that an index of moments serves; in UTC over all clients. */
export function toMomentSpan({ from, until }: Span): Span {
  const start = (day: RawBuilder<unknown>) => sql`((${day})::timestamp at time zone ${clientZone})`;
  return { ...(from && { from: start(from) }), ...(until && { until: start(until) }) };
}

export function withinSql(column: Column, { from, until }: Span): Matches {
  const bounds = [
    ...(from ? [sql`${column} >= ${from}`] : []),
    ...(until ? [sql`${column} < ${until}`] : []),
  ];
  return sql<SqlBool>`(${sql.join(bounds, sql` and `)})`;
}
