import { SegmentedControl } from '@mantine/core';
import {
  STATISTICS_PERIODS,
  type StatisticsPeriod,
} from '#modules/touchpoints/contract/statistics.ts';
import { dateTag, type Locale } from '#platform/contract/locale.ts';
import { ColumnChart } from '#platform/web/charts/columns/column-chart.tsx';
import type { Period } from '#platform/web/charts/period/period-data.ts';
import { chartDates } from '#platform/web/format/date-formats.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useForeignZone } from '#platform/web/time/zone-hint.tsx';

const PERIOD_NAMES = {
  '12-months': 'touchpoints:scans.months12',
  '90-days': 'touchpoints:scans.days90',
  '30-days': 'touchpoints:scans.days30',
} as const satisfies Record<StatisticsPeriod, string>;

/** Scans by month or day, the current one hatched, and the choice of the period [TP-05]. */
export function ScansOverTime({
  overTime = [],
  period,
  onPeriod,
  isLoading,
  isNarrow = false,
  height,
}: {
  overTime: readonly CountedMoment[] | undefined;
  period: StatisticsPeriod;
  onPeriod: (period: StatisticsPeriod) => void;
  isLoading: boolean;
  isNarrow?: boolean;
  height?: number;
}) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const periods = scanPeriods(overTime, period, locale);
  const hasClicks = overTime.some(({ clicks }) => clicks > 0);
  const current = periods.at(-1);
  const zone = useForeignZone();
  const soFar =
    current && period === '12-months'
      ? t('touchpoints:scans.soFar', { month: monthName(current.key, locale) })
      : undefined;
  const note = [soFar, zone].filter((text) => text !== undefined).join(' · ');
  return (
    <ColumnChart
      title={
        period === '12-months' ? t('touchpoints:scans.perMonth') : t('touchpoints:scans.perDay')
      }
      {...(note && { note })}
      isNarrow={isNarrow}
      unit="count"
      {...(height !== undefined && { height })}
      loading={isLoading}
      series={[
        { key: 'scans', label: t('touchpoints:scans.byCode'), colour: 'c1' },
        ...(hasClicks
          ? [{ key: 'clicks', label: t('touchpoints:scans.byLink'), colour: 'c2' as const }]
          : []),
      ]}
      periods={periods}
      actions={
        <SegmentedControl
          aria-label={t('touchpoints:scans.period')}
          value={period}
          onChange={onPeriod}
          data={STATISTICS_PERIODS.map((value) => ({ value, label: t(PERIOD_NAMES[value]) }))}
        />
      }
    />
  );
}

/** The current one needs no year. */
function monthName(from: string, locale: Locale): string {
  return new Intl.DateTimeFormat(dateTag(locale), { month: 'long', timeZone: 'UTC' }).format(
    new Date(`${from.slice(0, 10)}T00:00:00Z`),
  );
}

interface CountedMoment {
  from: string;
  scans: number;
  clicks: number;
}

/** Months or days on the axis of a chart; the last one is unfinished. */
export function scanPeriods(
  overTime: readonly CountedMoment[],
  requestedPeriod: StatisticsPeriod,
  locale: Locale,
): Period[] {
  const isMonths = requestedPeriod === '12-months';
  const short = chartDates(
    locale,
    isMonths ? { month: 'short' } : { day: 'numeric', month: 'short' },
  );
  const long = chartDates(
    locale,
    isMonths
      ? { month: 'long', year: 'numeric' }
      : { day: 'numeric', month: 'long', year: 'numeric' },
  );
  return overTime.map(({ from, scans, clicks }, position) => {
    const day = new Date(`${from.slice(0, 10)}T00:00:00Z`);
    return {
      key: from,
      label: short(day),
      name: long(day),
      values: { scans, clicks },
      open: position === overTime.length - 1,
    };
  });
}
