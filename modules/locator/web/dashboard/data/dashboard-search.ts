import {
  DASHBOARD_PERIODS,
  type DashboardPeriod,
} from '#modules/locator/contract/dashboard-period.ts';

/** Search parameters of the dashboard URL, so that it can be shared [LOC-07]. */
export interface DashboardSearch {
  period: DashboardPeriod;
  /** Of the period `day`. */
  day: string | undefined;
  /** The first one of the brand unless given. */
  locator: string | undefined;
}

/** Anything that is no choice of the dashboard is left out. */
export function dashboardSearch(search: Record<string, unknown>): DashboardSearch {
  const { period, day, locator } = search;
  const isDay = typeof day === 'string' && /^(?:19|20)\d\d-\d\d-\d\d$/.test(day);
  return {
    period: DASHBOARD_PERIODS.find((one) => one === period) ?? 'this-month',
    day: isDay && !Number.isNaN(Date.parse(day)) ? day : undefined,
    locator: typeof locator === 'string' && /^[a-z0-9-]{1,60}$/.test(locator) ? locator : undefined,
  };
}

export function writeDashboardSearch(search: DashboardSearch): Record<string, string> {
  const { period, day, locator } = search;
  return {
    ...(period !== 'this-month' && { period }),
    ...(period === 'day' && day && { day }),
    ...(locator && { locator }),
  };
}

/** What every call of the dashboard gets. */
export function dashboardQuery({ period, day }: DashboardSearch, locatorSlug: string) {
  return { period, ...(period === 'day' && day && { day }), locatorSlug };
}
export type DashboardQuery = ReturnType<typeof dashboardQuery>;
