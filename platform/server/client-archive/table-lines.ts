import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../database/database.ts';

/** Some rows are small and some hold whole maps, so a batch is bounded by its bytes. */
const BATCH_BYTES = 4 * 1024 * 1024;
const FIRST_BATCH_ROWS = 20;
const MAX_ROWS = 5_000;

export interface ArchivedRows {
  table: string;
  columns: readonly string[];
  where: RawBuilder<boolean>;
}

/** Rows as JSON, in batches, read by a cursor so that only one batch is in memory. */
export async function* tableLines(
  tx: Tx,
  { table, columns, where }: ArchivedRows,
): AsyncGenerator<string[]> {
  const names = sql.join(columns.map((column) => sql.id(column)));
  // The database formats the values as text: JavaScript would lose microseconds and digits.
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
    next = Math.min(MAX_ROWS, Math.max(1, Math.floor(BATCH_BYTES / longest)));
  }
  await sql`close archived`.execute(tx);
}
