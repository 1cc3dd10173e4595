import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { GROUP_LETTERS } from './letter-groups.ts';
import { matchWords } from './match-words.ts';

const WORDS_LIMIT = 10;

/** The rows of one client's list that hold all the words; see trigram-index.ts for the reason. */
export function matchWordsOfClient(
  table: { name: string; alias: string },
  words: string,
): RawBuilder<SqlBool> {
  const parts = words.split(/\s+/).filter(Boolean).slice(0, WORDS_LIMIT);
  if (!parts.some((word) => word.length >= GROUP_LETTERS))
    return matchWords(`${table.alias}.search`, words);
  const patterns = parts.map(
    (word) => sql`'%' || platform.fold(${word.replaceAll(/[\\%_]/g, '\\$&')}) || '%'`,
  );
  const [schema = '', name = ''] = table.name.split('.');
  return sql<SqlBool>`${sql.ref(`${table.alias}.id`)} in (
    select ${sql.id(schema, `${name}_fitting`)}(array[${sql.join(patterns)}]))`;
}
