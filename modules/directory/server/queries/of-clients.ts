import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ConditionOfKind } from '#platform/contract/filters/filter-condition.ts';
import { fitsWords } from '#platform/server/database/fits-words.ts';
import { fitsWordsOfClient } from '#platform/server/database/fits-words-of-client.ts';
import { likePattern } from '#platform/server/database/like-pattern.ts';
import { fitsCondition } from '#platform/server/filters/fits-condition.ts';
import { fitsTextOfClient } from '#platform/server/filters/fits-text-of-client.ts';

/** One client, with a connection bound to it; or all clients of the suite. */
export type OfClients = { client: string } | 'every-client';

interface Table {
  name: string;
  alias: string;
}

export function fitsOfClients({ alias }: Table, of: OfClients): RawBuilder<SqlBool> {
  return of === 'every-client'
    ? sql<SqlBool>`true`
    : sql<SqlBool>`${sql.ref(`${alias}.client_id`)} = ${of.client}`;
}

/** No row-level security stands between the index and who sees all clients. */
export function fitsWordsOf(table: Table, of: OfClients, words: string): RawBuilder<SqlBool> {
  return of === 'every-client'
    ? fitsWords(`${table.alias}.search`, words)
    : fitsWordsOfClient(table, words);
}

/** Text in one column that also stands in the words its table is searched by. */
export function fitsTextOf(table: Table, of: OfClients, column: RawBuilder<unknown>) {
  if (of !== 'every-client') return fitsTextOfClient(table, column);
  return (condition: ConditionOfKind<'text'>): RawBuilder<SqlBool> =>
    sql<SqlBool>`(${sql.ref(`${table.alias}.search`)}
      like platform.fold(${likePattern(condition.value, 'contains')})
      and ${fitsCondition.text(column, condition)})`;
}
