import { type RawBuilder, sql } from 'kysely';
import { GROUP_LETTERS } from './letter-groups.ts';

const WORDS_LIMIT = 10;

/**
 * Query for the IDs of the client's rows that contain all words, by the trigrams of `table`; see trigram-index.ts for
 * the reason. Undefined if no word is long enough for a trigram.
 */
export function idsMatchingWords(table: string, words: string): RawBuilder<unknown> | undefined {
  const parts = words.split(/\s+/).filter(Boolean).slice(0, WORDS_LIMIT);
  if (!parts.some((word) => word.length >= GROUP_LETTERS)) return undefined;
  const patterns = parts.map(
    (word) => sql`'%' || platform.fold(${word.replaceAll(/[\\%_]/g, '\\$&')}) || '%'`,
  );
  const [schema = '', name = ''] = table.split('.');
  return sql`select ${sql.id(schema, `${name}_fitting`)}(array[${sql.join(patterns)}])`;
}
