import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { TextOperator } from '#platform/contract/lists/filter-condition.ts';
import { APP_ROLE } from './roles.ts';

/**
 * A list of IDs, even a hundred thousand, for `id in ${amongIds(ids)}`. Sent as one text, because the driver escapes
 * and the planner estimates array elements individually. Only for IDs that were read from the database or validated.
 */
export function amongIds(ids: readonly string[]): RawBuilder<unknown> {
  return sql`(select unnest(${`{${ids.join(',')}}`}::uuid[]))`;
}

const WORDS_LIMIT = 10;

/**
 * Query for the IDs of the client's rows that contain all words, by the trigrams of `table`; see trigram-index.ts for
 * the reason. Undefined if no word is long enough for a trigram.
 */
export function idsMatchingWords(
  table: string,
  searchText: string,
): RawBuilder<unknown> | undefined {
  const parts = searchText.split(/\s+/).filter(Boolean).slice(0, WORDS_LIMIT);
  if (!parts.some((word) => word.length >= GROUP_LETTERS)) return undefined;
  const patterns = parts.map(
    (word) => sql`'%' || platform.fold(${word.replaceAll(/[\\%_]/g, '\\$&')}) || '%'`,
  );
  const [schema = '', name = ''] = table.split('.');
  return sql`select ${sql.id(schema, `${name}_fitting`)}(array[${sql.join(patterns)}])`;
}

/** A trigram has three letters. Shorter words occur in so many rows that scanning the rows is faster. */
export const GROUP_LETTERS = 3;

/** Pattern for `like` with its special characters escaped. */
export function likePattern(text: string, operator: TextOperator): string {
  const letters = text.trim().replaceAll(/[\\%_]/g, '\\$&');
  if (operator === 'equals') return letters;
  return operator === 'contains' ? `%${letters}%` : `${letters}%`;
}

/**
 * Each word must occur in the folded text of the row. `column` contains or computes platform.fold(…) and has a trigram index.
 */
export function matchWords(
  column: string | RawBuilder<string>,
  searchText: string,
): RawBuilder<SqlBool> {
  const text = typeof column === 'string' ? sql.ref(column) : column;
  const parts = searchText
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 10)
    .map((word) => {
      const like = word.replaceAll(/[\\%_]/g, '\\$&');
      return sql<SqlBool>`${text} like '%' || platform.fold(${like}) || '%'`;
    });
  return parts.length > 0 ? sql<SqlBool>`(${sql.join(parts, sql` and `)})` : sql<SqlBool>`true`;
}

/** Matches the rows of one client's list that contain all words; see trigram-index.ts for the reason. */
export function matchWordsInClient(
  table: { name: string; alias: string },
  searchText: string,
): RawBuilder<SqlBool> {
  const ids = idsMatchingWords(table.name, searchText);
  if (!ids) return matchWords(`${table.alias}.search`, searchText);
  return sql<SqlBool>`${sql.ref(`${table.alias}.id`)} in (${ids})`;
}

/**
 * Creates a trigram index by client and a function that uses it. Under row-level security PostgreSQL does not use an
 * index for `like`, because the operator is not leakproof. The function runs with the owner's rights for the bound
 * client and returns only IDs; the table's policies still decide which rows are visible.
 */
export async function trigramIndex(
  // biome-ignore lint/suspicious/noExplicitAny: a migration knows the tables of its day, not today's types
  db: Kysely<any>,
  table: string,
  idType: 'uuid' | 'text' = 'uuid',
): Promise<void> {
  const [schema = '', name = ''] = table.split('.');
  const fitting = sql.id(schema, `${name}_fitting`);
  await sql`create extension if not exists btree_gin`.execute(db);
  await sql`create index ${sql.id(`${name}_search`)} on ${sql.id(schema, name)} using gin (client_id, search gin_trgm_ops)`.execute(
    db,
  );
  await sql`
    create function ${fitting}(patterns text[]) returns setof ${sql.raw(idType)}
    language plpgsql stable security definer rows 200 set search_path = pg_catalog as $$
    declare
      conditions text;
    begin
      select string_agg(format('search like %L', pattern), ' and ') into conditions from unnest(patterns) as pattern;
      return query execute format(
        'select id from %I.%I where client_id = %L and %s', ${sql.lit(schema)}, ${sql.lit(name)},
        nullif(current_setting('app.client_id', true), ''), coalesce(conditions, 'true'));
    end $$`.execute(db);
  await sql`revoke execute on function ${fitting} from public`.execute(db);
  await sql`grant execute on function ${fitting} to ${sql.id(APP_ROLE)}`.execute(db);
}
