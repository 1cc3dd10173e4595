import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../database/database.ts';

/** Records per commit: about half a second, in which no other transaction can change them. */
const BATCH = 2_000;

/** Records selected for a bulk change: the source, and the alias that the other parts use. */
export interface ChosenRecords {
  from: RawBuilder<unknown>;
  alias: string;
  fits: RawBuilder<SqlBool>;
}

/**
 * IDs of all matching records, newest first, in batches. Records that a batch changed may no longer match; still none
 * is skipped or repeated.
 */
export async function* chosenBatches(
  { db }: { db: Db },
  { from, alias, fits }: ChosenRecords,
): AsyncGenerator<string[]> {
  const id = sql.ref(`${alias}.id`);
  let before = sql<SqlBool>`true`;
  for (;;) {
    const { rows } = await sql<{ id: string }>`
      select ${id} from ${from} where ${fits} and ${before} order by ${id} desc limit ${BATCH}`.execute(
      db,
    );
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map((row) => row.id);
    if (rows.length < BATCH) return;
    before = sql<SqlBool>`${id} < ${last.id}`;
  }
}

/** Whether there are more records than can be changed within one request. */
export async function areMoreThan(
  { db }: { db: Db },
  { from, fits }: ChosenRecords,
  limit: number,
): Promise<boolean> {
  const { rows } = await sql`select from ${from} where ${fits} limit 1 offset ${limit}`.execute(db);
  return rows.length > 0;
}

export async function countChosen(
  { db }: { db: Db },
  { from, fits }: ChosenRecords,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${from} where ${fits}`.execute(db);
  return rows[0]?.count ?? 0;
}
