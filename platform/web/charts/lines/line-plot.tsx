import { useElementSize } from '@mantine/hooks';
import { useState } from 'react';
import { chartColour } from '../frame/chart-format.ts';
import type { PeriodPlotProps } from '../period/period-chart.tsx';
import { periodRows, seriesColour } from '../period/period-data.ts';
import { PeriodPoints } from '../period/period-points.tsx';
import styles from '../plot/plot.module.css';
import { plotFrame } from '../plot/plot-frame.ts';
import { PlotAxis, WrittenValues } from '../plot/plot-labels.tsx';
import { linePath } from './sparkline.tsx';

const NARROWEST_BRASS = 10;
const WIDEST_BRASS = 24;

export default function LinePlot({
  series,
  periods,
  height,
  whole,
  figures,
  texts,
}: PeriodPlotProps) {
  const { ref, width } = useElementSize();
  const [active, setActive] = useState<number | null>(null);
  const known = periods.flatMap((period) => series.flatMap(({ key }) => period.values[key] ?? []));
  const frame = plotFrame({
    width,
    height,
    low: Math.min(0, ...known),
    high: Math.max(0, ...known),
    whole,
    axis: figures.axis,
  });
  const step = (frame.right - frame.left) / Math.max(1, periods.length);
  const centre = (index: number) => frame.left + step * (index + 0.5);
  const lines = series.map((entry, index) => ({
    ...entry,
    colour: seriesColour(entry, index),
    points: periods.map((period, at) => point(period.values[entry.key], at)),
  }));
  const rows = periods.map((period) => periodRows(period, series, figures.text));
  const [only] = series;

  return (
    <div ref={ref} className={styles.plot} style={{ height }}>
      {width > 0 && (
        <svg width={width} height={height} role="img" aria-label={texts.summary}>
          <PlotAxis
            {...{ frame, height, periods, step, centre }}
            mark={Math.min(Math.max(step, NARROWEST_BRASS), WIDEST_BRASS)}
          />
          {active !== null && (
            <path className={styles.here} d={`M${centre(active)} 0V${frame.base}`} />
          )}
          {lines.map((line) => (
            <LineCurve
              key={line.key}
              points={line.points}
              colour={chartColour(line.colour)}
              openLast={periods.at(-1)?.open === true}
            />
          ))}
          {only && series.length === 1 && (
            <WrittenValues
              values={periods.map((period) => period.values[only.key] ?? null)}
              text={figures.onChart}
              x={centre}
              y={(index) => (lines[0]?.points[index]?.y ?? frame.base) - 3}
              width={width}
            />
          )}
          {active !== null &&
            lines.map((line) => {
              const here = line.points[active];
              return here && <Dot key={line.key} point={here} colour={chartColour(line.colour)} />;
            })}
        </svg>
      )}
      <PeriodPoints
        {...{ periods, rows, texts, width, step, centre, active }}
        height={frame.base}
        onActive={setActive}
        tipTop={(index) => highest(index) - 12}
      />
    </div>
  );

  function point(value: number | null | undefined, index: number) {
    return value == null ? null : { x: centre(index), y: frame.y(value) };
  }

  function highest(index: number): number {
    return Math.min(frame.base, ...lines.flatMap((line) => line.points[index]?.y ?? []));
  }
}

type Point = { x: number; y: number };

type LineCurveProps = { points: readonly (Point | null)[]; colour: string; openLast: boolean };

/** The segment into an unfinished period is dotted. The last value and isolated values are drawn as dots. */
function LineCurve({ points, colour, openLast }: LineCurveProps) {
  const last = points.length - 1;
  const solid = openLast ? points.slice(0, last) : points;
  const alone = points.filter(
    (point, index) => point && (index === last || (!points[index - 1] && !points[index + 1])),
  );
  return (
    <g stroke={colour}>
      <path className={styles.curve} d={linePath(solid)} />
      {openLast && (
        <path
          className={`${styles.curve} ${styles.curveOpen}`}
          d={linePath(points.slice(last - 1))}
        />
      )}
      {alone.map((point) => point && <Dot key={point.x} point={point} colour={colour} />)}
    </g>
  );
}

function Dot({ point, colour }: { point: Point; colour: string }) {
  return <circle className={styles.dot} cx={point.x} cy={point.y} r={4} fill={colour} />;
}
