import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { AT_ONCE_LIMIT } from '#modules/touchpoints/contract/limits.ts';
import type { Db } from '#platform/server/database/database.ts';
import { touchpointsWithTotals } from '../queries/search-filter-sql.ts';
import type { TouchpointsTables } from '../tables.ts';

/** What one commit takes: about half a second, in which nobody else can change these touchpoints. */
const BATCH = 2_000;

/**
 * The ids of all that fit, over `touchpointsWithTotals`, the latest first: where only one of a product's touchpoints can
 * come back, it is the latest. Those that a batch changed may fit no longer; none is left out for it, none comes twice.
 */
export async function* chosenBatches(
  { db }: { db: Db<TouchpointsTables> },
  fit: RawBuilder<SqlBool>,
): AsyncGenerator<string[]> {
  let before = sql<SqlBool>`true`;
  for (;;) {
    const { rows } = await sql<{ id: string }>`
      select touchpoint.id from ${touchpointsWithTotals}
      where ${fit} and ${before} order by touchpoint.id desc limit ${BATCH}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(({ id }) => id);
    if (rows.length < BATCH) return;
    before = sql<SqlBool>`touchpoint.id < ${last.id}`;
  }
}

/** Whether they are more than can be changed while somebody waits for the answer. */
export async function areMany(
  { db }: { db: Db<TouchpointsTables> },
  fit: RawBuilder<SqlBool>,
): Promise<boolean> {
  const { rows } = await sql`
    select from ${touchpointsWithTotals} where ${fit} limit 1 offset ${AT_ONCE_LIMIT}`.execute(db);
  return rows.length > 0;
}

export async function countChosen(
  { db }: { db: Db<TouchpointsTables> },
  fit: RawBuilder<SqlBool>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${touchpointsWithTotals} where ${fit}`.execute(db);
  return rows[0]?.count ?? 0;
}
