import type { DayFigure } from '#modules/locator/contract/dashboard.ts';
import {
  addDays,
  COMPARED_MONTHS,
  type ComparedMonths,
  DASHBOARD_PERIODS,
  type DashboardPeriod,
  eachDay,
} from '#modules/locator/contract/dashboard-period.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { Period } from '#platform/web/charts/period/period-data.ts';
import { chartDates } from '#platform/web/format/date-formats.ts';

/** Search parameters of the dashboard URL, so that it can be shared [LOC-07]. */
export interface DashboardSearch {
  period: DashboardPeriod;
  /** For the period `day`. */
  day: string | undefined;
  compare: ComparedMonths;
  /** The first one of the brand unless given. */
  locator: string | undefined;
}

/** Invalid parameters are ignored. */
export function dashboardSearch(search: Record<string, unknown>): DashboardSearch {
  const { period, day, compare, locator } = search;
  const isDay = typeof day === 'string' && /^(?:19|20)\d\d-\d\d-\d\d$/.test(day);
  return {
    period: DASHBOARD_PERIODS.find((one) => one === period) ?? 'this-month',
    day: isDay && !Number.isNaN(Date.parse(day)) ? day : undefined,
    compare: COMPARED_MONTHS.find((one) => String(one) === String(compare)) ?? COMPARED_MONTHS[0],
    locator: typeof locator === 'string' && /^[a-z0-9-]{1,60}$/.test(locator) ? locator : undefined,
  };
}

export function writeDashboardSearch(search: DashboardSearch): Record<string, string> {
  const { period, day, compare, locator } = search;
  return {
    ...(period !== 'this-month' && { period }),
    ...(period === 'day' && day && { day }),
    ...(compare !== COMPARED_MONTHS[0] && { compare: String(compare) }),
    ...(locator && { locator }),
  };
}

/** What every call of the dashboard gets. */
export function dashboardQuery({ period, day, compare }: DashboardSearch, locatorSlug: string) {
  return { period, ...(period === 'day' && day && { day }), compare, locatorSlug };
}
export type DashboardQuery = ReturnType<typeof dashboardQuery>;

const DAYS_SHOWN = 62;

/**
 * Days for a chart, up to the last one of the period; more than two months are summed by month. A day that may still grow
 * is marked as open, one that the source has not reported as missing.
 */
export function dayPeriods(
  reported: readonly DayFigure[],
  { locale, until }: { locale: Locale; until: string },
): Period[] {
  const days = upTo(until, reported);
  const isLong = days.length > DAYS_SHOWN;
  const short = chartDates(locale, isLong ? { month: 'short' } : { day: 'numeric' });
  const long = chartDates(locale, {
    ...(!isLong && { day: 'numeric' }),
    month: 'long',
    year: 'numeric',
  });
  const groups = Map.groupBy(days, ({ day }) => (isLong ? day.slice(0, 7) : day));
  return [...groups].map(([key, group]) => {
    const first = new Date(`${group[0]?.day}T00:00:00Z`);
    const known = group.flatMap(({ count }) => count ?? []);
    return {
      key,
      label: short(first),
      name: long(first),
      ...(known.length > 0 && group.some(({ isComplete }) => !isComplete) && { open: true }),
      ...(known.length === 0 && { missing: true }),
      values: { count: known.length > 0 ? known.reduce((sum, one) => sum + one, 0) : null },
    };
  });
}

/** Stored figures of a source that fails end earlier than the period. */
function upTo(until: string, days: readonly DayFigure[]): readonly DayFigure[] {
  const last = days.at(-1)?.day;
  if (last === undefined || last >= until) return days;
  const rest = eachDay({ from: addDays(last, 1), to: until });
  return [...days, ...rest.map((day) => ({ day, count: null, isComplete: false }))];
}

/** The last reported day if later ones are missing; else undefined. */
export function lastReportedDay(days: readonly DayFigure[], until: string): string | undefined {
  const last = days.findLast(({ count }) => count !== null)?.day;
  return last !== undefined && last < until ? last : undefined;
}
