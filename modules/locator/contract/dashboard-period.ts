/** The periods of the locator dashboard, in days of the brand's time zone [LOC-07]. */
export const DASHBOARD_PERIODS = [
  'this-month',
  'last-month',
  'last-3-months',
  'last-6-months',
  'this-year',
  'day',
] as const;
export type DashboardPeriod = (typeof DASHBOARD_PERIODS)[number];

/** Both days are inclusive. */
export interface DayRange {
  from: string;
  to: string;
}

/**
 * Days up to today, and the same number of days before for comparison. "Last 3 months" are the whole months before the
 * current one.
 */
export function dashboardRanges(
  { period, day }: { period: DashboardPeriod; day?: string | undefined },
  today: string,
): { range: DayRange; before: DayRange } {
  const range = rangeOf(period, day ?? today, today);
  const days = daysBetween(range);
  return { range, before: { from: addDays(range.from, -days), to: addDays(range.from, -1) } };
}

export function daysBetween({ from, to }: DayRange): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

export function eachDay({ from, to }: DayRange): string[] {
  return Array.from({ length: daysBetween({ from, to }) }, (_, index) => addDays(from, index));
}

function rangeOf(period: DashboardPeriod, day: string, today: string): DayRange {
  switch (period) {
    case 'this-month':
      return { from: monthStart(today, 0), to: today };
    case 'last-month':
      return { from: monthStart(today, -1), to: addDays(monthStart(today, 0), -1) };
    case 'last-3-months':
      return { from: monthStart(today, -3), to: addDays(monthStart(today, 0), -1) };
    case 'last-6-months':
      return { from: monthStart(today, -6), to: addDays(monthStart(today, 0), -1) };
    case 'this-year':
      return { from: `${today.slice(0, 4)}-01-01`, to: today };
    case 'day':
      return { from: day, to: day };
  }
}

function monthStart(today: string, months: number): string {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}
