import type { Period } from '../period/period-data.ts';
import styles from './plot.module.css';
import { type PlotFrame, textWidth } from './plot-frame.ts';

const AIR = 6;

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
  const labelBoxes = periods.map(({ label }, index) => {
    const half = textWidth(label) / 2;
    const middle = Math.min(centre(index), frame.right - half);
    return { middle, left: middle - half, right: middle + half };
  });
  const shown = pickAxisLabels(labelBoxes, step);
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
              x={labelBoxes[index]?.middle}
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

export type Span = { left: number; right: number };

export type WrittenValue = { index: number; strong: boolean };

/**
 * Which values are written on the chart: last and largest in bold, first in regular. A value that would overlap a more
 * important one is left out.
 */
export function writtenValues(
  values: readonly (number | null)[],
  place: (index: number) => Span | null,
): WrittenValue[] {
  const filled = values.flatMap((value, index) => (value === null ? [] : [{ value, index }]));
  const [first] = filled;
  const last = filled.at(-1);
  if (!first || !last) return [];
  const largest = filled.reduce((best, entry) => (entry.value > best.value ? entry : best));
  const wanted = [
    { index: last.index, strong: true },
    { index: largest.index, strong: true },
    { index: first.index, strong: false },
  ];
  const taken: Span[] = [];
  return wanted.filter(({ index }) => {
    const span = place(index);
    if (!span || taken.some((other) => overlap(span, other))) return false;
    taken.push(span);
    return true;
  });
}

function overlap(a: Span, b: Span): boolean {
  return a.left < b.right && b.left < a.right;
}

type WrittenValuesProps = {
  values: readonly (number | null)[];
  text: (value: number) => string;
  x: (index: number) => number;
  y: (index: number) => number;
  width: number;
  /** Width of a column: a number must not cover a taller neighbour. */
  column?: number;
};

const ABOVE = 7;
const STRONGER = 1.08;

/** Writes the first, last and largest value above their column or point, within the right edge. */
export function WrittenValues({ values, text, x, y, width, column = 0 }: WrittenValuesProps) {
  const half = (index: number) => (textWidth(text(values[index] ?? 0)) * STRONGER) / 2;
  const middle = (index: number) => Math.min(x(index), width - half(index));
  return writtenValues(values, place).map(({ index, strong }) => (
    <text
      key={index}
      className={`${strong ? styles.wordStrong : styles.word} ${styles.written}`}
      x={middle(index)}
      y={y(index) - ABOVE}
      textAnchor="middle"
    >
      {text(values[index] ?? 0)}
    </text>
  ));

  function place(index: number): Span | null {
    const span = { left: middle(index) - half(index) - 2, right: middle(index) + half(index) + 2 };
    const covered = values.some(
      (_, other) => other !== index && y(other) < y(index) - ABOVE && overlap(span, body(other)),
    );
    return covered ? null : span;
  }

  function body(index: number): Span {
    return { left: x(index) - column / 2, right: x(index) + column / 2 };
  }
}
