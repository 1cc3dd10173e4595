import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ConditionOfKind } from '#platform/contract/filters/filter-condition.ts';
import { likePattern } from '#platform/server/database/like-pattern.ts';
import { matchWords } from '#platform/server/database/match-words.ts';
import { matchWordsOfClient } from '#platform/server/database/match-words-of-client.ts';
import { conditionSql } from '#platform/server/filters/condition-sql.ts';
import { textOfClientSql } from '#platform/server/filters/text-of-client-sql.ts';

/** One client, with a connection bound to it; or all clients of the suite. */
export type OfClients = { client: string } | 'every-client';

interface Table {
  name: string;
  alias: string;
}

export function ofClientsSql({ alias }: Table, of: OfClients): RawBuilder<SqlBool> {
  return of === 'every-client'
    ? sql<SqlBool>`true`
    : sql<SqlBool>`${sql.ref(`${alias}.client_id`)} = ${of.client}`;
}

/** No row-level security stands between the index and who sees all clients. */
export function wordsOfSql(table: Table, of: OfClients, words: string): RawBuilder<SqlBool> {
  return of === 'every-client'
    ? matchWords(`${table.alias}.search`, words)
    : matchWordsOfClient(table, words);
}

/** Text in one column that also stands in the words its table is searched by. */
export function textOfSql(table: Table, of: OfClients, column: RawBuilder<unknown>) {
  if (of !== 'every-client') return textOfClientSql(table, column);
  return (condition: ConditionOfKind<'text'>): RawBuilder<SqlBool> =>
    sql<SqlBool>`(${sql.ref(`${table.alias}.search`)}
      like platform.fold(${likePattern(condition.value, 'contains')})
      and ${conditionSql.text(column, condition)})`;
}
