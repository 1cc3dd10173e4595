import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../database/database.ts';

/** Some rows are small and some hold whole maps, so a batch is bounded by its bytes. */
const BATCH_BYTES = 4 * 1024 * 1024;
const FIRST_BATCH_ROWS = 20;
const MOST_ROWS = 5_000;

export interface ArchivedRows {
  table: string;
  columns: readonly string[];
  where: RawBuilder<boolean>;
}

/** Rows as JSON, in batches, by a cursor: the transaction holds one batch at a time. */
export async function* tableLines(
  tx: Tx,
  { table, columns, where }: ArchivedRows,
): AsyncGenerator<string[]> {
  const names = sql.join(columns.map((column) => sql.id(column)));
  // Written as text by the database: times have microseconds and numbers all their digits, which JavaScript loses.
  await sql`
    declare archived no scroll cursor for
    select to_jsonb(held)::text as line from (
      select ${names} from ${sql.table(table)} where ${where}
    ) as held`.execute(tx);
  let next = FIRST_BATCH_ROWS;
  let longest = 1;
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(next)} from archived`.execute(tx);
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < next) break;
    longest = rows.reduce((most, { line }) => Math.max(most, line.length), longest);
    next = Math.min(MOST_ROWS, Math.max(1, Math.floor(BATCH_BYTES / longest)));
  }
  await sql`close archived`.execute(tx);
}
