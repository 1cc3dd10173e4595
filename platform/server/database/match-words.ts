import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * Every word occurs in the folded text of the row. `column` contains or computes platform.fold(…) and has a trigram
 * index.
 */
export function matchWords(
  column: string | RawBuilder<string>,
  words: string,
): RawBuilder<SqlBool> {
  const text = typeof column === 'string' ? sql.ref(column) : column;
  const parts = words
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 10)
    .map((word) => {
      const like = word.replaceAll(/[\\%_]/g, '\\$&');
      return sql<SqlBool>`${text} like '%' || platform.fold(${like}) || '%'`;
    });
  return parts.length > 0 ? sql<SqlBool>`(${sql.join(parts, sql` and `)})` : sql<SqlBool>`true`;
}
