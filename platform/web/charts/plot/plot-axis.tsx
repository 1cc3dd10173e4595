import type { Period } from '../period/period-data.ts';
import styles from './plot.module.css';
import type { PlotFrame } from './plot-frame.ts';
import { textWidth } from './text-width.ts';
import type { Span } from './written-values.ts';

const AIR = 10;

const BRASS = 3;

type PlotAxisProps = {
  frame: PlotFrame;
  height: number;
  periods: readonly Period[];
  step: number;
  mark: number;
  centre: (index: number) => number;
};

/** Grid lines with numbers, the period labels, and a brass mark under the unfinished period. */
export function PlotAxis({ frame, height, periods, step, mark, centre }: PlotAxisProps) {
  const words = periods.map(({ label }, index) => {
    const half = textWidth(label) / 2;
    const middle = Math.min(centre(index), frame.right - half);
    return { middle, left: middle - half, right: middle + half };
  });
  const shown = pickAxisLabels(words, step);
  return (
    <>
      {frame.lines.map((line) => (
        <g key={line.value}>
          <path
            className={styles.line}
            d={`M${frame.left} ${Math.round(line.y) + 0.5}H${frame.right}`}
          />
          <text className={styles.word} x={frame.left - 8} y={line.y + 4} textAnchor="end">
            {line.text}
          </text>
        </g>
      ))}
      {periods.map((period, index) => (
        <g key={period.key}>
          {period.open && (
            <rect
              className={styles.brass}
              x={centre(index) - mark / 2}
              y={Math.round(frame.base)}
              width={mark}
              height={BRASS}
            />
          )}
          {shown.has(index) && (
            <text
              className={period.open ? styles.wordStrong : styles.word}
              x={words[index]?.middle}
              y={height - 5}
              textAnchor="middle"
            >
              {period.label}
            </text>
          )}
        </g>
      ))}
    </>
  );
}

/** Selects evenly which axis labels are shown, so that none overlap; the last one is always shown. */
export function pickAxisLabels(places: readonly Span[], step: number): Set<number> {
  const widest = Math.max(0, ...places.map(({ left, right }) => right - left));
  const every = Math.max(1, Math.ceil((widest + AIR) / Math.max(step, 0.01)));
  const last = places.length - 1;
  const edge = places[last]?.left ?? 0;
  return new Set(
    places.flatMap(({ right }, index) => {
      const inTurn = (last - index) % every === 0;
      return index === last || (inTurn && right + AIR <= edge) ? [index] : [];
    }),
  );
}
