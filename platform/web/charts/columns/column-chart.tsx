import { lazy } from 'react';
import { PeriodChart, type PeriodChartProps } from '../period/period-chart.tsx';

const ColumnPlot = lazy(() => import('./column-plot.tsx'));

/** Columns over time; several series are stacked, the first one at the base. */
export function ColumnChart(props: PeriodChartProps) {
  return <PeriodChart {...props} plot={ColumnPlot} summed />;
}
