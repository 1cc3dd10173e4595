import { z } from 'zod';
import type { AnalyticsFigures } from '#modules/locator/contract/dashboard.ts';
import { addDays, type DayRange, eachDay } from '#modules/locator/contract/dashboard-period.ts';
import { COUNTRY_CODES } from '#platform/contract/text/country.ts';
import type { GoogleClient } from './google-client.ts';

/** GA4 data of a day is final after up to two days. */
const LAG_DAYS = 2;
const ROWS_SHOWN = 10;
const DAYS_LIMIT = 400;
const COUNTRIES = new Set<string>(COUNTRY_CODES);

const valuesSchema = z.array(z.object({ value: z.string().default('') }));
const answerSchema = z.object({
  /** Missing if there is no data at all. */
  rows: z
    .array(z.object({ dimensionValues: valuesSchema.default([]), metricValues: valuesSchema }))
    .default([]),
});

/** New users of a locator as counted by GA4, for visitors that gave consent. Totals are queried without dimensions. */
export async function readGoogleAnalytics(
  google: GoogleClient,
  given: { property: string; host: string; range: DayRange; before: DayRange; today: string },
): Promise<AnalyticsFigures> {
  const { property, host, range, before, today } = given;
  const report = async (ranges: DayRange[], dimension?: string, limit = ROWS_SHOWN) => {
    const { rows } = await google.runReport(
      property,
      {
        dateRanges: ranges.map(({ from, to }) => ({ startDate: from, endDate: to })),
        dimensions: dimension ? [{ name: dimension }] : [],
        metrics: [{ name: 'newUsers' }],
        orderBys: [{ metric: { metricName: 'newUsers' }, desc: true }],
        limit,
        ...(host !== '' && {
          dimensionFilter: {
            filter: { fieldName: 'hostName', stringFilter: { matchType: 'EXACT', value: host } },
          },
        }),
      },
      answerSchema,
    );
    return rows.map(({ dimensionValues, metricValues }) => ({
      key: dimensionValues[0]?.value ?? '',
      newUsers: Math.max(0, Math.round(Number(metricValues[0]?.value) || 0)),
    }));
  };
  // Two date ranges in one report return one row each.
  const totals = await report([range, before]);
  const [days, sources, countries] = await Promise.all([
    report([range], 'date', DAYS_LIMIT),
    report([range], 'firstUserDefaultChannelGroup'),
    report([range], 'countryId'),
  ]);
  const totalOf = (index: number) =>
    totals.find(({ key }) => key === `date_range_${index}`)?.newUsers ?? 0;
  const counts = new Map(days.map(({ key, newUsers }) => [key, newUsers]));
  const firstIncomplete = addDays(today, 1 - LAG_DAYS);
  return {
    newUsers: totalOf(0),
    newUsersBefore: totalOf(1),
    days: eachDay(range).map((day) => {
      const isComplete = day < firstIncomplete;
      const count = counts.get(day.replaceAll('-', ''));
      return { day, count: count ?? (isComplete ? 0 : null), isComplete };
    }),
    sources: sources.map(({ key, newUsers }) => ({ source: key, newUsers })),
    countries: countries.map(({ key, newUsers }) => ({
      country: COUNTRIES.has(key) ? key : null,
      newUsers,
    })),
  };
}
