import type { StatisticsPeriod } from '#modules/touchpoints/contract/statistics.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { dateTag } from '#platform/contract/text/intl-tag.ts';
import type { Period } from '#platform/web/charts/period/period-data.ts';

export interface CountedMoment {
  from: string;
  scans: number;
  clicks: number;
}

/** Months or days on the axis of a chart; the present one, the last, is not over yet. */
export function scanPeriods(
  overTime: readonly CountedMoment[],
  asked: StatisticsPeriod,
  locale: Locale,
): Period[] {
  const isMonths = asked === '12-months';
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(dateTag(locale), { ...options, timeZone: 'UTC' });
  const short = write(isMonths ? { month: 'short' } : { day: 'numeric', month: 'short' });
  const long = write(
    isMonths
      ? { month: 'long', year: 'numeric' }
      : { day: 'numeric', month: 'long', year: 'numeric' },
  );
  return overTime.map(({ from, scans, clicks }, position) => {
    const day = new Date(`${from.slice(0, 10)}T00:00:00Z`);
    return {
      key: from,
      label: short.format(day),
      name: long.format(day),
      values: { scans, clicks },
      open: position === overTime.length - 1,
    };
  });
}
