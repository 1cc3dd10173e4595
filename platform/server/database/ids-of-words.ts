import { type RawBuilder, sql } from 'kysely';
import { GROUP_LETTERS } from './letter-groups.ts';

const WORDS_LIMIT = 10;

/**
 * Asks for the ids of the client's rows that hold all the words, by the letter groups of `table`; see trigram-index.ts for
 * the reason. Undefined where no word is long enough to have any.
 */
export function idsOfWords(table: string, words: string): RawBuilder<unknown> | undefined {
  const parts = words.split(/\s+/).filter(Boolean).slice(0, WORDS_LIMIT);
  if (!parts.some((word) => word.length >= GROUP_LETTERS)) return undefined;
  const patterns = parts.map(
    (word) => sql`'%' || platform.fold(${word.replaceAll(/[\\%_]/g, '\\$&')}) || '%'`,
  );
  const [schema = '', name = ''] = table.split('.');
  return sql`select ${sql.id(schema, `${name}_fitting`)}(array[${sql.join(patterns)}])`;
}
