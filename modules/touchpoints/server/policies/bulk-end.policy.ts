import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { endsInPast, startsAfterEnd } from '#modules/touchpoints/contract/touchpoint-problems.ts';
import type { Db } from '#platform/server/database/database.ts';
import { touchpointsWithTotals } from '../queries/search-filter-sql.ts';
import type { TouchpointsTables } from '../tables.ts';

const NAMED = 5;

/**
 * Rejects an end in the past or before a start. None of the chosen touchpoints is changed then, and the error names the
 * invalid ones [TP-01].
 */
export async function refuseSenselessEnd(
  { db }: { db: Db<TouchpointsTables> },
  { fit, ended }: { fit: RawBuilder<SqlBool>; ended: string | null },
): Promise<void> {
  if (ended === null) return;
  if (Date.parse(ended) <= Date.now()) throw endsInPast();
  const { rows } = await sql<{ suffix: string; count: number }>`
    select touchpoint.suffix, count(*) over () as count from ${touchpointsWithTotals}
    where ${fit} and touchpoint.starts_at >= ${ended}::timestamptz
    order by touchpoint.id limit ${NAMED}`.execute(db);
  const [first] = rows;
  if (!first) return;
  throw startsAfterEnd({
    count: first.count,
    suffixes: rows.map(({ suffix }) => suffix).join(', '),
  });
}
