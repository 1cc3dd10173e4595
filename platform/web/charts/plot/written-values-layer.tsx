import styles from './plot.module.css';
import { textWidth } from './text-width.ts';
import { overlap, type Span, writtenValues } from './written-values.ts';

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
