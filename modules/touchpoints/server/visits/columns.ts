import { type RawBuilder, sql } from 'kysely';

/** Rows as one parameter a column, in their order: `unnest($1::uuid[], $2::text[])`, however many there are. */
export function columns<Row extends object>(
  rows: readonly Row[],
  types: Partial<Record<keyof Row & string, 'uuid' | 'text' | 'date' | 'timestamptz' | 'bigint'>>,
): RawBuilder<unknown> {
  const lists = Object.entries(types).map(
    ([name, type]) => sql`${rows.map((row) => row[name as keyof Row])}::${sql.raw(`${type}[]`)}`,
  );
  return sql`unnest(${sql.join(lists)})`;
}
