import type { DayFigure } from '#modules/locator/contract/dashboard.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { dateTag } from '#platform/contract/text/intl-tag.ts';
import type { Period } from '#platform/web/charts/period/period-data.ts';

const DAYS_SHOWN = 62;

/** Days for a chart; more than two months are added up by month, and a day that may still grow is open. */
export function dayPeriods(days: readonly DayFigure[], locale: Locale): Period[] {
  const written = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(dateTag(locale), { ...options, timeZone: 'UTC' });
  const isLong = days.length > DAYS_SHOWN;
  const short = written(isLong ? { month: 'short' } : { day: 'numeric' });
  const long = written({ ...(!isLong && { day: 'numeric' }), month: 'long', year: 'numeric' });
  const groups = Map.groupBy(days, ({ day }) => (isLong ? day.slice(0, 7) : day));
  return [...groups].map(([key, group]) => {
    const first = new Date(`${group[0]?.day}T00:00:00Z`);
    const known = group.flatMap(({ count }) => count ?? []);
    return {
      key,
      label: short.format(first),
      name: long.format(first),
      ...(group.some(({ isComplete }) => !isComplete) && { open: true }),
      values: { count: known.length > 0 ? known.reduce((sum, one) => sum + one, 0) : null },
    };
  });
}
