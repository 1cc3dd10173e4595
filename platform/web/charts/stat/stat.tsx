import type { ReactNode } from 'react';
import { type Unit, useFigures } from '../frame/use-figures.ts';
import styles from './stat.module.css';
import { StatChange, type StatChangeProps } from './stat-change.tsx';

/** A currency sign in front belongs to the digits; a word in front does not. */
const RUNS = /(?:^[^\d\p{L}]*)?\d(?:[.,'’\u00a0\u202f]?\d)*|\D+/gu;

type StatProps = {
  label: string;
  /** Null where nothing was counted: a dash, not a zero. A text is a figure that was written elsewhere: “12 min ago”. */
  value: number | string | null;
  unit: Unit;
  change?: Omit<StatChangeProps, 'value' | 'unit'>;
  /** Text after the change, for example its period or total. */
  detail?: ReactNode;
  /** Large over the line of a dashboard, medium inside a panel. */
  size?: 'large' | 'medium';
};

/** One figure with its unit, and how it moved against a reference. */
export function Stat({ label, value, unit, change, detail, size = 'large' }: StatProps) {
  const figures = useFigures(unit);
  const written = typeof value === 'number' ? figures.onChart(value) : value;
  const runs = written === null ? [{ text: '–', quiet: true }] : figureRuns(written);
  return (
    <dl className={styles.stat} data-size={size}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.figure}>
        {runs.map((run, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the runs of one number have no other name
          <span key={position} data-quiet={run.quiet}>
            {run.text}
          </span>
        ))}
      </dd>
      <dd className={styles.detail}>
        {change && typeof value === 'number' && (
          <StatChange {...change} value={value} unit={unit} />
        )}{' '}
        {detail}
      </dd>
    </dl>
  );
}

/** A quiet run (per cent sign, M, h, “2 hours” without its 2) is drawn smaller than the digits next to it. */
type FigureRun = { text: string; quiet: boolean };

/** Splits a formatted number into digits and units: "€1.48" and "M", "5", "h" and "40". */
export function figureRuns(text: string): FigureRun[] {
  return (text.match(RUNS) ?? []).map((run) => ({ text: run, quiet: !/\d/.test(run) }));
}
