import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { endsInPast, startsAfterEnd } from '#modules/touchpoints/contract/touchpoint-problems.ts';
import type { Db } from '#platform/server/database/database.ts';
import { touchpointsWithTotals } from '../queries/search-filter-sql.ts';
import type { TouchpointsTables } from '../tables.ts';

const NAMED = 5;

/** Nobody means an end that has passed, or that lies before a start: none of the chosen ones is changed then, and those at fault are named [TP-01]. */
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
