import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { idsOfWords } from './ids-of-words.ts';
import { matchWords } from './match-words.ts';

/** The rows of one client's list that hold all the words; see trigram-index.ts for the reason. */
export function matchWordsOfClient(
  table: { name: string; alias: string },
  words: string,
): RawBuilder<SqlBool> {
  const ids = idsOfWords(table.name, words);
  if (!ids) return matchWords(`${table.alias}.search`, words);
  return sql<SqlBool>`${sql.ref(`${table.alias}.id`)} in (${ids})`;
}
