import { DEVICES } from '#modules/touchpoints/contract/statistics.ts';
import type { BarItem } from '#platform/web/charts/bars/bar-chart.tsx';
import { useCountryNames } from '#platform/web/format/country-and-currency-names.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';

export interface ScanCount {
  value: string;
  scans: number;
  clicks: number;
}

interface CountryCount extends ScanCount {
  byLanguage: number;
}

/** Counts as the bars of a chart: the most frequent by name, the rest as one. */
export function useScanBars(shown: number) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { nameOf } = useCountryNames();
  const bars = <Count extends ScanCount>(
    counts: readonly Count[] = [],
    wordOf: (count: Count) => string,
    hrefOf?: (count: Count) => string | undefined,
  ): BarItem[] => {
    const summed = counts.map((count) => ({ count, visits: count.scans + count.clicks }));
    const { first, others } = firstAndOthers(summed, shown);
    const items = first.map(({ count, visits }) => {
      const href = hrefOf?.(count);
      return {
        key: count.value,
        label: count.value === '' ? t('touchpoints:scans.unknown') : wordOf(count),
        value: visits,
        ...(href !== undefined && { href }),
      };
    });
    if (!others) return items;
    const label = t('touchpoints:scans.others', {
      count: others.count,
      formatted: number(others.count),
    });
    return [...items, { key: 'others/', label, value: others.visits, colour: 'others' }];
  };
  return {
    bars,
    countries: (counts: readonly CountryCount[] | undefined) =>
      bars(counts, ({ value, scans, clicks, byLanguage }) => {
        const country = nameOf(value);
        if (byLanguage === 0) return country;
        return byLanguage === scans + clicks
          ? t('touchpoints:scans.byLanguage', { country })
          : t('touchpoints:scans.partlyByLanguage', { country, formatted: number(byLanguage) });
      }).map((item) => ({ ...item, wraps: true })),
    devices: (counts: readonly ScanCount[] | undefined) =>
      bars(counts, ({ value }) => {
        const device = DEVICES.find((one) => one === value);
        return device ? t(`touchpoints:device.${device}`) : value;
      }),
  };
}

/** The most frequent ones by name, the rest as one. */
export function firstAndOthers<Count extends { visits: number }>(
  counts: readonly Count[],
  shown: number,
): { first: Count[]; others: { count: number; visits: number } | undefined } {
  // The summary row would take as much space as one more row.
  if (counts.length <= shown + 1) return { first: [...counts], others: undefined };
  const rest = counts.slice(shown);
  const visits = rest.reduce((sum, count) => sum + count.visits, 0);
  return { first: counts.slice(0, shown), others: { count: rest.length, visits } };
}
