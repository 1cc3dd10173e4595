import { type ComponentType, Suspense } from 'react';
import { ChartFrame, type ChartHead } from '../frame/chart-frame.tsx';
import { ColumnSkeleton } from '../frame/chart-skeleton.tsx';
import { type Figures, type Unit, useFigures } from '../frame/use-figures.ts';
import { type Period, type Series, seriesColour } from './period-data.ts';
import { type PeriodTexts, usePeriodTexts } from './use-period-texts.ts';

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
  words: PeriodTexts;
};

type Drawing = { plot: ComponentType<PeriodPlotProps>; summed: boolean };

/** Shared parts of all charts over time: head, legend, table and texts. The drawing is a separate chunk. */
export function PeriodChart(props: PeriodChartProps & Drawing) {
  const { plot: Plot, summed, unit, series, periods, height = 276, ...head } = props;
  const figures = useFigures(unit);
  const words = usePeriodTexts({ title: head.title, series, periods, figures, summed });
  const skeleton = <ColumnSkeleton height={height} />;
  const legend = series.map((entry, index) => ({ ...entry, colour: seriesColour(entry, index) }));
  return (
    <ChartFrame
      {...head}
      height={height}
      skeleton={skeleton}
      table={words.table}
      {...(series.length > 1 && { legend })}
    >
      <Suspense fallback={skeleton}>
        <Plot {...{ series, periods, height, figures, words }} whole={unit === 'count'} />
      </Suspense>
    </ChartFrame>
  );
}
