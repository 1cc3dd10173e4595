import { lazy } from 'react';
import { PeriodChart, type PeriodChartProps } from '../period/period-chart.tsx';

const LinePlot = lazy(() => import('./line-plot.tsx'));

/** Lines over time that are compared, not summed; a value of null is a gap in the line. */
export function LineChart(props: PeriodChartProps) {
  return <PeriodChart {...props} plot={LinePlot} summed={false} />;
}
