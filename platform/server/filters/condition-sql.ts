import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ConditionOfKind } from '#platform/contract/filters/filter-condition.ts';
import { clientZone } from '../database/client-zone.ts';
import { likePattern } from '../database/like-pattern.ts';

type Column = RawBuilder<unknown>;

/** SQL for the conditions of each kind. Modules handle columns that need a different comparison. */
export const conditionSql = {
  /** In any case and with or without accents. */
  text: (column: Column, { operator, value }: ConditionOfKind<'text'>) =>
    sql<SqlBool>`platform.fold(${column}) like platform.fold(${likePattern(value, operator)})`,

  choice(column: Column, { operator, value }: ConditionOfKind<'choice'>): RawBuilder<SqlBool> {
    // A single value uses `=`, so that an index sorted by a further column returns the rows in order.
    if (operator === 'any-of')
      return value.length === 1
        ? sql<SqlBool>`${column} = ${value[0]}`
        : sql<SqlBool>`${column} = any (${value})`;
    // Rows without a value also match `none-of`.
    return sql<SqlBool>`(${column} = any (${value})) is not true`;
  },

  number(column: Column, condition: ConditionOfKind<'number'>): RawBuilder<SqlBool> {
    switch (condition.operator) {
      case 'equals':
        return sql<SqlBool>`${column} = ${number(condition.value)}`;
      case 'at-least':
        return sql<SqlBool>`${column} >= ${number(condition.value)}`;
      case 'at-most':
        return sql<SqlBool>`${column} <= ${number(condition.value)}`;
      case 'between':
        return sql<SqlBool>`${column} between ${number(condition.value[0])} and ${number(condition.value[1])}`;
    }
  },

  /** Both days belong to it, as they are where the client is; in UTC over all clients. */
  date: (column: Column, { value: [first, last] }: ConditionOfKind<'date'>) =>
    sql<SqlBool>`(${column} >= ${first}::date::timestamp at time zone ${clientZone}
      and ${column} < (${last}::date + 1)::timestamp at time zone ${clientZone})`,

  boolean: (column: Column, { value }: ConditionOfKind<'boolean'>) =>
    value ? sql<SqlBool>`${column}` : sql<SqlBool>`(${column}) is not true`,
};

/** An index of whole numbers serves whole numbers only. */
function number(value: number): RawBuilder<unknown> {
  return Number.isSafeInteger(value) ? sql`${value}::bigint` : sql`${value}::numeric`;
}
