import { useElementSize } from '@mantine/hooks';
import { useId, useState } from 'react';
import { chartColour } from '../frame/chart-format.ts';
import type { PeriodPlotProps } from '../period/period-chart.tsx';
import { periodRows, periodTotal, type Series, seriesColour } from '../period/period-data.ts';
import { PeriodPoints } from '../period/period-points.tsx';
import styles from '../plot/plot.module.css';
import { bands, plotFrame, ROOM_ABOVE, textWidth } from '../plot/plot-frame.ts';
import { PlotAxis, WrittenValues } from '../plot/plot-labels.tsx';
import { ColumnParts } from './column-parts.tsx';

/** Share of the plot's height. */
const MISSING_HEIGHT = 0.6;

export default function ColumnPlot({
  series,
  periods,
  height,
  whole,
  figures,
  texts,
}: PeriodPlotProps) {
  const { ref, width } = useElementSize();
  const prefix = useId();
  const [active, setActive] = useState<number | null>(null);
  const totals = periods.map((period) => periodTotal(period, series));
  const high = Math.max(0, ...totals.map((total) => total ?? 0));
  const frame = plotFrame({ width, height, high, whole, axis: figures.axis });
  const { step, bar, centre } = bands(periods.length, [frame.left, frame.right]);
  const top = (index: number) => frame.y(totals[index] ?? 0);
  const named = periods.map((period) => (period.missing ? { ...period, label: '' } : period));
  const rows = periods.map((period) => periodRows(period, series, figures.text, texts.total));

  return (
    <div ref={ref} className={styles.plot} style={{ height }}>
      {width > 0 && (
        <svg width={width} height={height} role="img" aria-label={texts.summary}>
          <Hatches prefix={prefix} series={series} />
          {active !== null && (
            <rect
              className={styles.band}
              x={centre(active) - step / 2}
              width={step}
              height={frame.base}
            />
          )}
          <PlotAxis {...{ frame, height, step, centre }} periods={named} mark={bar} />
          <MissingColumns
            {...{ periods, height, centre, bar }}
            word={texts.missing}
            top={frame.base - (frame.base - ROOM_ABOVE) * MISSING_HEIGHT}
            base={frame.base}
          />
          {periods.map((period, index) => (
            <ColumnParts
              key={period.key}
              period={period}
              series={series}
              x={centre(index) - bar / 2}
              width={bar}
              base={frame.base}
              height={frame.base - top(index)}
              hatch={(entry) => `url(#${hatchId(prefix, entry)})`}
            />
          ))}
          <WrittenValues
            values={totals}
            text={figures.onChart}
            x={centre}
            y={top}
            width={width}
            column={bar}
          />
        </svg>
      )}
      <PeriodPoints
        {...{ periods, rows, texts, width, step, centre, active }}
        height={frame.base}
        onActive={setActive}
        tipTop={(index) => top(index) - 8}
      />
    </div>
  );
}

/** Dotted columns in place of missing ones, and the word below each run of them, where it has room. */
function MissingColumns({
  periods,
  word,
  top,
  base,
  height,
  bar,
  centre,
}: {
  periods: PeriodPlotProps['periods'];
  word: string;
  top: number;
  base: number;
  height: number;
  bar: number;
  centre: (index: number) => number;
}) {
  return missingRuns(periods).map(({ from, to }) => (
    <g key={from}>
      {periods.slice(from, to + 1).map(({ key }, index) => (
        <rect
          key={key}
          className={styles.missing}
          x={centre(from + index) - bar / 2 + 0.5}
          y={top}
          width={Math.max(1, bar - 1)}
          height={base - top}
          rx={1.5}
        />
      ))}
      {centre(to) - centre(from) + bar >= textWidth(word) && (
        <text
          className={styles.word}
          x={(centre(from) + centre(to)) / 2}
          y={height - 5}
          textAnchor="middle"
        >
          {word}
        </text>
      )}
    </g>
  ));
}

/** Neighbouring missing periods, by the place of the first and the last. */
export function missingRuns(
  periods: readonly { missing?: boolean }[],
): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  for (const [index, { missing }] of periods.entries()) {
    if (!missing) continue;
    const last = runs.at(-1);
    if (last?.to === index - 1) last.to = index;
    else runs.push({ from: index, to: index });
  }
  return runs;
}

/** Ids have the chart's own prefix, because ids must be unique on a page with several charts. */
function hatchId(prefix: string, series: Series): string {
  return `${prefix}-${series.key}`;
}

function Hatches({ prefix, series }: { prefix: string; series: readonly Series[] }) {
  return (
    <defs>
      {series.map((entry, index) => (
        <pattern
          key={entry.key}
          id={hatchId(prefix, entry)}
          width={5.5}
          height={5.5}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width={2.4} height={5.5} fill={chartColour(seriesColour(entry, index))} />
        </pattern>
      ))}
    </defs>
  );
}
