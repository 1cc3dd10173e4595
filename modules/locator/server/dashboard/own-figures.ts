import { sql } from 'kysely';
import {
  type AnalyticsFigures,
  type InsightFigures,
  TOP_PAGES,
} from '#modules/locator/contract/dashboard.ts';
import { type DayRange, eachDay } from '#modules/locator/contract/dashboard-period.ts';
import type { Context } from '../tables.ts';

/** Locators and days of our own records, with the previous days for comparison. */
export interface OwnScope {
  clientId: string;
  slugs: readonly string[];
  range: DayRange;
  before: DayRange;
  today: string;
}

const ROWS_SHOWN = 10;
/** Search result pages do not count, because search engines do not list them. */
const PAGE_KINDS = ['list', 'area', 'page'];

/**
 * Own figures in the format of Search Console. A click is an opened page, an impression is a store in a result list or an
 * opened page, the position is the store's position in the list.
 */
export async function readOwnInsights(
  { db }: Pick<Context, 'db'>,
  scope: OwnScope,
): Promise<InsightFigures> {
  const { range, before, today } = scope;
  const days = await clicksByDay({ db }, scope);
  const pages = await readPages({ db }, scope);
  return {
    totals: await readTotals({ db }, scope, range),
    totalsBefore: await readTotals({ db }, scope, before),
    days: eachDay(range).map((day) => ({
      day,
      count: day > today ? null : (days.get(day) ?? 0),
      isComplete: day < today,
    })),
    ...pages,
  };
}

async function readTotals(
  { db }: Pick<Context, 'db'>,
  { clientId, slugs }: OwnScope,
  { from, to }: DayRange,
): Promise<InsightFigures['totals']> {
  const { rows } = await sql<{ clicks: number; shown: number; positions: number }>`
    select coalesce(sum(hits) filter (where kind = any (${PAGE_KINDS})), 0)::float8 as clicks,
      coalesce(sum(hits) filter (where kind = 'shown'), 0)::float8 as shown,
      coalesce(sum(positions) filter (where kind = 'shown'), 0)::float8 as positions
    from locator.daily_hits
    where client_id = ${clientId} and slug = any (${slugs}) and day between ${from} and ${to}`.execute(
    db,
  );
  return figuresOf(rows[0] ?? { clicks: 0, shown: 0, positions: 0 });
}

function figuresOf({
  clicks,
  shown,
  positions,
}: {
  clicks: number;
  shown: number;
  positions: number;
}): InsightFigures['totals'] {
  const impressions = clicks + shown;
  return {
    clicks,
    impressions,
    ctr: impressions > 0 ? clicks / impressions : null,
    position: shown > 0 ? positions / shown : null,
  };
}

async function clicksByDay(
  { db }: Pick<Context, 'db'>,
  { clientId, slugs, range }: OwnScope,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ day: string; clicks: number }>`
    select day::text, sum(hits)::float8 as clicks from locator.daily_hits
    where client_id = ${clientId} and slug = any (${slugs}) and kind = any (${PAGE_KINDS})
      and day between ${range.from} and ${range.to}
    group by 1`.execute(db);
  return new Map(rows.map(({ day, clicks }) => [day, clicks]));
}

async function readPages(
  { db }: Pick<Context, 'db'>,
  { clientId, slugs, range, before }: OwnScope,
): Promise<Pick<InsightFigures, 'pages' | 'pagesWithClicks'>> {
  const shownIn = ({ from, to }: DayRange) => sql`
    select location_id, sum(hits) as shown, sum(positions) as positions from locator.daily_hits
    where client_id = ${clientId} and slug = any (${slugs}) and kind = 'shown' and location_id in (
      select location_id from top) and day between ${from} and ${to}
    group by 1`;
  const { rows } = await sql<{
    path: string;
    clicks: number;
    shown: number;
    positions: number;
    position_before: number | null;
    pages: number;
  }>`
    with visited as (
      select path, max(location_id) as location_id, sum(views) as clicks from locator.daily_pages
      where client_id = ${clientId} and slug = any (${slugs}) and path <> ''
        and day between ${range.from} and ${range.to}
      group by 1
    ), top as (select * from visited order by clicks desc, path limit ${TOP_PAGES}),
    now as (${shownIn(range)}), earlier as (${shownIn(before)})
    select top.path, top.clicks::float8, coalesce(now.shown, 0)::float8 as shown,
      coalesce(now.positions, 0)::float8 as positions,
      (earlier.positions / nullif(earlier.shown, 0))::float8 as position_before,
      (select count(*) from visited)::float8 as pages
    from top left join now on now.location_id = top.location_id and top.location_id <> ''
      left join earlier on earlier.location_id = top.location_id and top.location_id <> ''
    order by top.clicks desc, top.path`.execute(db);
  return {
    pages: rows.map(({ path, position_before, ...counted }) => ({
      page: path,
      ...figuresOf(counted),
      positionBefore: position_before,
    })),
    pagesWithClicks: rows[0]?.pages ?? 0,
  };
}

/**
 * Own statistics in the format of Search Console. A click is an opened page, an impression a store in a result list or
 * an opened page, the position the rank in the list.
 */
export async function readOwnAnalytics(
  { db }: Pick<Context, 'db'>,
  { clientId, slugs, range, before, today }: OwnScope,
): Promise<AnalyticsFigures> {
  const grouped = async (column: 'day' | 'source' | 'country', { from, to }: DayRange) => {
    const { rows } = await sql<{ key: string; count: number }>`
      select ${sql.ref(column)}::text as key, sum(visitors)::float8 as count
      from locator.daily_visitors
      where client_id = ${clientId} and slug = any (${slugs}) and day between ${from} and ${to}
      group by 1 order by 2 desc, 1`.execute(db);
    return rows;
  };
  const days = new Map((await grouped('day', range)).map(({ key, count }) => [key, count]));
  const sum = (counts: Iterable<number>) => [...counts].reduce((all, one) => all + one, 0);
  return {
    newUsers: sum(days.values()),
    newUsersBefore: sum((await grouped('day', before)).map(({ count }) => count)),
    days: eachDay(range).map((day) => ({
      day,
      count: day > today ? null : (days.get(day) ?? 0),
      isComplete: day < today,
    })),
    sources: (await grouped('source', range)).map(({ key, count }) => ({
      source: key,
      newUsers: count,
    })),
    countries: (await grouped('country', range))
      .slice(0, ROWS_SHOWN)
      .map(({ key, count }) => ({ country: key === '' ? null : key, newUsers: count })),
  };
}
