import { z } from 'zod';
import { type InsightFigures, TOP_PAGES } from '#modules/locator/contract/dashboard.ts';
import { addDays, type DayRange, eachDay } from '#modules/locator/contract/dashboard-period.ts';
import type { GoogleClient } from './google-client.ts';

/** Search Console data is two to three days late, in Pacific time. */
const LAG_DAYS = 3;
const PAGES_COMPARED = 1_000;
const DAYS_LIMIT = 400;

const rowSchema = z.object({
  keys: z.array(z.string()).optional(),
  clicks: z.number(),
  impressions: z.number(),
  ctr: z.number(),
  position: z.number(),
});
type Row = z.infer<typeof rowSchema>;
const answerSchema = z.object({
  /** Missing if there is no data at all. */
  rows: z.array(rowSchema).default([]),
  metadata: z.object({ first_incomplete_date: z.string().optional() }).optional(),
});

/**
 * Clicks and impressions of a locator in Google search. Totals are queried without dimensions, because rows omit rare
 * values.
 */
export async function readSearchConsole(
  google: GoogleClient,
  given: { site: string; host: string; range: DayRange; before: DayRange; today: string },
): Promise<InsightFigures> {
  const { site, host, range, before, today } = given;
  const query = ({ from, to }: DayRange, dimensions: string[], rowLimit: number) =>
    google.querySearchAnalytics(
      site,
      {
        startDate: from,
        endDate: to,
        dimensions,
        type: 'web',
        dataState: 'all',
        rowLimit,
        ...pagesOfHost(site, host),
      },
      answerSchema,
    );
  const totals = await query(range, [], 1);
  const [totalsBefore, days, pages, pagesBefore] = await Promise.all([
    query(before, [], 1),
    query(range, ['date'], DAYS_LIMIT),
    query(range, ['page'], PAGES_COMPARED),
    query(before, ['page'], PAGES_COMPARED),
  ]);
  const firstIncomplete = days.metadata?.first_incomplete_date ?? addDays(today, 1 - LAG_DAYS);
  const clicks = new Map(days.rows.map((row) => [row.keys?.[0] ?? '', row.clicks]));
  const positions = new Map(pagesBefore.rows.map((row) => [row.keys?.[0] ?? '', row.position]));
  const withClicks = pages.rows.filter((row) => row.clicks > 0);
  return {
    totals: totalsOf(totals.rows[0]),
    totalsBefore: totalsOf(totalsBefore.rows[0]),
    // Google omits days without clicks and days without data yet.
    days: eachDay(range).map((day) => {
      const isComplete = day < firstIncomplete;
      return { day, count: clicks.get(day) ?? (isComplete ? 0 : null), isComplete };
    }),
    pages: pages.rows.slice(0, TOP_PAGES).map((row) => ({
      ...totalsOf(row),
      page: pathOf(row.keys?.[0] ?? ''),
      positionBefore: positions.get(row.keys?.[0] ?? '') ?? null,
    })),
    pagesWithClicks: pages.rows.length < PAGES_COMPARED ? withClicks.length : null,
  };
}

/** Restricts a domain property to the locator's host; a URL property contains only the locator. */
function pagesOfHost(site: string, host: string): object {
  if (host === '' || !site.startsWith('sc-domain:')) return {};
  const filters = [{ dimension: 'page', operator: 'contains', expression: `://${host}/` }];
  return { dimensionFilterGroups: [{ groupType: 'and', filters }] };
}

function totalsOf(row: Row | undefined): InsightFigures['totals'] {
  const { clicks = 0, impressions = 0 } = row ?? {};
  const hasData = row !== undefined && impressions > 0;
  return {
    clicks: Math.round(clicks),
    impressions: Math.round(impressions),
    ctr: hasData ? row.ctr : null,
    position: hasData ? row.position : null,
  };
}

function pathOf(address: string): string {
  const url = URL.parse(address);
  return url ? url.pathname : address;
}
