import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/database/database.ts';
import type { OpportunityTables } from '../tables.ts';

const SLICE_ROWS = 2_000;

/**
 * The rows of a query, some at a time: the driver reads megabytes in one go while every other call waits. The cursor is
 * the transaction's, which ends with the reading.
 */
export async function* inSlices<Row>(
  db: Db<OpportunityTables>,
  query: RawBuilder<unknown>,
): AsyncGenerator<Row[]> {
  const transaction = await db.startTransaction().execute();
  try {
    await sql`declare slices no scroll cursor for ${query}`.execute(transaction);
    for (let count = SLICE_ROWS; count === SLICE_ROWS; ) {
      const { rows } = await sql<Row>`
        fetch forward ${sql.lit(SLICE_ROWS)} from slices`.execute(transaction);
      count = rows.length;
      yield rows;
    }
  } finally {
    await transaction.rollback().execute();
  }
}
