import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../database/database.ts';

interface ViewsToCount<View extends string> {
  /** Undefined for a view without a condition. */
  views: Record<View, RawBuilder<SqlBool> | undefined>;
  /** Source of the rows, with the alias that the views use. */
  from: RawBuilder<unknown>;
  /** Rows that the list has without search and filters. */
  within: RawBuilder<SqlBool>;
}

/** Counts the rows of each view in one pass, for the tabs of a list; search and filters do not change the counts. */
export async function countViews<View extends string>(
  { db }: { db: Db },
  { views, from, within }: ViewsToCount<View>,
): Promise<Record<View, number>> {
  const counts = Object.entries<RawBuilder<SqlBool> | undefined>(views).map(
    ([view, condition]) =>
      sql`count(*) filter (where ${condition ?? sql`true`}) as ${sql.id(view)}`,
  );
  const { rows } = await sql<Record<View, number>>`
    select ${sql.join(counts)} from ${from} where ${within}`.execute(db);
  const [counted] = rows;
  if (!counted) throw new Error('a count without a line');
  return counted;
}
