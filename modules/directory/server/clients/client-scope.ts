import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ConditionOfKind } from '#platform/contract/lists/filter-condition.ts';
import {
  likePattern,
  matchWords,
  matchWordsInClient,
} from '#platform/server/database/word-search.ts';
import { clientTextSql, conditionSql } from '#platform/server/filters/filter-sql.ts';

/** One client, with a connection bound to it; or all clients of the suite. */
export type ClientScope = { client: string } | 'every-client';

interface Table {
  name: string;
  alias: string;
}

export function clientScopeSql({ alias }: Table, of: ClientScope): RawBuilder<SqlBool> {
  return of === 'every-client'
    ? sql<SqlBool>`true`
    : sql<SqlBool>`${sql.ref(`${alias}.client_id`)} = ${of.client}`;
}

/** Queries over all clients bypass row-level security, so they can use the index directly. */
export function matchTextSql(
  table: Table,
  of: ClientScope,
  searchText: string,
): RawBuilder<SqlBool> {
  return of === 'every-client'
    ? matchWords(`${table.alias}.search`, searchText)
    : matchWordsInClient(table, searchText);
}

/** Filters a text column whose text is also part of the table's search column. */
export function textConditionSql(table: Table, of: ClientScope, column: RawBuilder<unknown>) {
  if (of !== 'every-client') return clientTextSql(table, column);
  return (condition: ConditionOfKind<'text'>): RawBuilder<SqlBool> =>
    sql<SqlBool>`(${sql.ref(`${table.alias}.search`)}
      like platform.fold(${likePattern(condition.value, 'contains')})
      and ${conditionSql.text(column, condition)})`;
}
