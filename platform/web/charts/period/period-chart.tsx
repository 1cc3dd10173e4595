import { type ComponentType, Suspense } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { type Figures, type Unit, useFigures } from '../frame/chart-format.ts';
import { ChartFrame, type ChartHead, ColumnSkeleton } from '../frame/chart-frame.tsx';
import type { ChartTableData } from '../frame/chart-table.tsx';
import {
  hasValues,
  type Period,
  periodName,
  periodTotal,
  type Series,
  seriesColour,
} from './period-data.ts';

export type PeriodChartProps = ChartHead & {
  unit: Unit;
  series: readonly Series[];
  periods: readonly Period[];
  height?: number;
};

export type PeriodPlotProps = {
  series: readonly Series[];
  periods: readonly Period[];
  height: number;
  whole: boolean;
  figures: Figures;
  texts: PeriodTexts;
};

type Drawing = { plot: ComponentType<PeriodPlotProps>; summed: boolean };

/** Shared parts of all charts over time: head, legend, table and texts. The drawing is a separate chunk. */
export function PeriodChart(props: PeriodChartProps & Drawing) {
  const { plot: Plot, summed, unit, series, periods, height = 290, ...head } = props;
  const figures = useFigures(unit);
  const texts = usePeriodTexts({ title: head.title, series, periods, figures, summed });
  const skeleton = <ColumnSkeleton height={height} />;
  const legend = series.map((entry, index) => ({ ...entry, colour: seriesColour(entry, index) }));
  return (
    <ChartFrame
      {...head}
      height={height}
      skeleton={skeleton}
      table={texts.table}
      {...(series.length > 1 && { legend })}
    >
      <Suspense fallback={skeleton}>
        <Plot {...{ series, periods, height, figures, texts }} whole={unit === 'count'} />
      </Suspense>
    </ChartFrame>
  );
}

type PeriodTextsOptions = {
  title: string;
  series: readonly Series[];
  periods: readonly Period[];
  figures: Figures;
  summed: boolean;
};

export type PeriodTexts = {
  table: ChartTableData;
  summary: string;
  values: string;
  total: string;
  /** Below columns that the source did not report. */
  missing: string;
  name: (period: Period) => string;
};

/** Texts of a chart over time: its table, its summary sentence, the names of its periods. */
function usePeriodTexts({
  title,
  series,
  periods,
  figures,
  summed,
}: PeriodTextsOptions): PeriodTexts {
  const { t } = useTranslation();
  const open = t('platform:charts.soFar');
  const total = t('platform:charts.total');
  const name = (period: Period) =>
    period.open ? `${periodName(period)}, ${open}` : periodName(period);
  const texts = { period: t('platform:charts.period'), total, open };
  return {
    table: periodTable({ series, periods, texts, text: figures.text, summed }),
    summary: `${title}. ${sentences().join(' ')}`,
    values: t('platform:charts.values', { title }),
    total,
    missing: t('platform:charts.missing'),
    name,
  };

  /** One sentence for a stack, or one for each compared line. */
  function sentences(): string[] {
    if (summed) return [sentence((period) => periodTotal(period, series))];
    return series.map(
      (entry) => `${entry.label}: ${sentence((period) => period.values[entry.key] ?? null)}`,
    );
  }

  function sentence(read: (period: Period) => number | null): string {
    const known = periods.flatMap((period) => {
      const value = read(period);
      return value === null ? [] : [{ period: name(period), value }];
    });
    const [first] = known;
    const last = known.at(-1);
    if (!first || !last) return t('platform:charts.noData');
    const largest = known.reduce((best, entry) => (entry.value > best.value ? entry : best));
    const write = ({ period, value }: typeof first) => `${period}: ${figures.text(value)}`;
    if (known.length === 1) return `${write(first)}.`;
    return t('platform:charts.summary', {
      first: write(first),
      last: write(last),
      largest: write(largest),
    });
  }
}

type PeriodTableOptions = {
  series: readonly Series[];
  periods: readonly Period[];
  texts: { period: string; total: string; open: string };
  text: (value: number) => string;
  summed: boolean;
};

/** The numbers of the chart, one row per period; with a sum only if the parts make a whole. */
export function periodTable({
  series,
  periods,
  texts,
  text,
  summed,
}: PeriodTableOptions): ChartTableData {
  const withTotal = summed && series.length > 1;
  const write = (value: number | null | undefined) => (value == null ? '—' : text(value));
  return {
    columns: [
      { key: 'period', label: texts.period },
      ...series.map(({ key, label }) => ({ key, label, figure: true })),
      ...(withTotal ? [{ key: 'total', label: texts.total, figure: true }] : []),
    ],
    rows: hasValues(periods, series)
      ? periods.map((period) => ({
          key: period.key,
          cells: [
            period.open ? `${periodName(period)}, ${texts.open}` : periodName(period),
            ...series.map(({ key }) => write(period.values[key])),
            ...(withTotal ? [write(periodTotal(period, series))] : []),
          ],
        }))
      : [],
  };
}
