import type { ChartTableData } from '../frame/chart-table.tsx';
import { hasValues, type Period, periodName, periodTotal, type Series } from './period-data.ts';

type PeriodTableOptions = {
  series: readonly Series[];
  periods: readonly Period[];
  words: { period: string; total: string; open: string };
  text: (value: number) => string;
  summed: boolean;
};

/** The same numbers as the chart, one row a period; a sum only where the parts make a whole. */
export function periodTable({
  series,
  periods,
  words,
  text,
  summed,
}: PeriodTableOptions): ChartTableData {
  const withTotal = summed && series.length > 1;
  const write = (value: number | null | undefined) => (value == null ? '–' : text(value));
  return {
    columns: [
      { key: 'period', label: words.period },
      ...series.map(({ key, label }) => ({ key, label, figure: true })),
      ...(withTotal ? [{ key: 'total', label: words.total, figure: true }] : []),
    ],
    rows: hasValues(periods, series)
      ? periods.map((period) => ({
          key: period.key,
          cells: [
            period.open ? `${periodName(period)}, ${words.open}` : periodName(period),
            ...series.map(({ key }) => write(period.values[key])),
            ...(withTotal ? [write(periodTotal(period, series))] : []),
          ],
        }))
      : [],
  };
}
