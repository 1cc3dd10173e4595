import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../database/database.ts';

/** What one commit takes: about half a second, in which nobody else can change these records. */
const BATCH = 2_000;

/** Records that are meant by a bulk change: what they are found in, by the alias that all else names them with. */
export interface ChosenRecords {
  from: RawBuilder<unknown>;
  alias: string;
  fits: RawBuilder<SqlBool>;
}

/** The ids of all that fit, the latest first. Those that a batch changed may fit no longer; none is left out for it, none comes twice. */
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

/** Whether they are more than can be changed while somebody waits for the answer. */
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
