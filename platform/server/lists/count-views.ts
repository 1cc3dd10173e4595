import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { COUNT_LIMIT } from './read-page.ts';

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

/** Counts each view by itself and stops at a limit, for lists over all clients. */
export async function countViewsUpTo<View extends string>(
  { db }: { db: Db },
  { views, from, limit = COUNT_LIMIT }: Omit<ViewsToCount<View>, 'within'> & { limit?: number },
): Promise<{ views: Record<View, number>; cappedViews: View[] }> {
  const names = Object.keys(views) as View[];
  const counts = names.map(
    (view) => sql`(
      select count(*) from (
        select from ${from} where ${views[view] ?? sql`true`} limit ${limit + 1}
      ) as found
    ) as ${sql.id(view)}`,
  );
  const { rows } = await sql<Record<View, number>>`select ${sql.join(counts)}`.execute(db);
  const [counted] = rows;
  if (!counted) throw new Error('a count without a line');
  const cappedViews = names.filter((view) => counted[view] > limit);
  for (const view of cappedViews) counted[view] = limit as Record<View, number>[View];
  return { views: counted, cappedViews };
}
