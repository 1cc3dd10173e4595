import { linearScale } from '../plot/plot-frame.ts';
import styles from './sparkline.module.css';

type SparklineProps = {
  values: readonly number[];
  /** Accessible text instead of the drawing. Omit it where the row already has the numbers. */
  label?: string;
};

const WIDTH = 60;
const HEIGHT = 16;
const MARGIN = 1.5;

/** Trend of a few periods in a table row: 60 × 16 pixels, no axis, starting at zero. */
export function Sparkline({ values, label }: SparklineProps) {
  const x = linearScale([0, Math.max(1, values.length - 1)], [MARGIN, WIDTH - MARGIN]);
  const y = linearScale(
    [Math.min(0, ...values), Math.max(1, ...values)],
    [HEIGHT - MARGIN, MARGIN],
  );
  const [only] = values;
  return (
    <svg
      className={styles.spark}
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      {only !== undefined && values.length === 1 ? (
        <circle className={styles.dot} cx={WIDTH - MARGIN * 2} cy={y(only)} r={MARGIN} />
      ) : (
        <path d={linePath(values.map((value, index) => ({ x: x(index), y: y(value) })))} />
      )}
    </svg>
  );
}

type Point = { x: number; y: number };

/** A line with gaps where values are unknown, instead of falling to zero. */
export function linePath(points: readonly (Point | null)[]): string {
  return points
    .map((point, index) => {
      if (!point) return '';
      return `${points[index - 1] ? 'L' : 'M'}${round(point.x)} ${round(point.y)}`;
    })
    .join('');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
