import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { idsMatchingWords } from './ids-matching-words.ts';
import { matchWords } from './match-words.ts';

/** Matches the rows of one client's list that contain all words; see trigram-index.ts for the reason. */
export function matchWordsInClient(
  table: { name: string; alias: string },
  words: string,
): RawBuilder<SqlBool> {
  const ids = idsMatchingWords(table.name, words);
  if (!ids) return matchWords(`${table.alias}.search`, words);
  return sql<SqlBool>`${sql.ref(`${table.alias}.id`)} in (${ids})`;
}
