import { VisuallyHidden } from '@mantine/core';
import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '#platform/web/display/icon.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { type Unit, useFigures } from '../frame/chart-format.ts';
import styles from './stat.module.css';

/** A currency sign before the number belongs to its digits; a word does not. */
const RUNS = /(?:^[^\d\p{L}]*)?\d(?:[.,'’\u00a0\u202f]?\d)*|\D+/gu;

type StatProps = {
  label: string;
  /** Null if nothing was counted: shows a dash, not a zero. A string is an already formatted figure: “12 min ago”. */
  value: number | string | null;
  unit: Unit;
  change?: Omit<StatChangeProps, 'value' | 'unit'>;
  /** Text after the change, for example its period or total. */
  detail?: ReactNode;
  /** Large in the figure row of a dashboard, medium inside a panel. */
  size?: 'large' | 'medium';
};

/** One figure with its unit and its change from a reference. */
export function Stat({ label, value, unit, change, detail, size = 'large' }: StatProps) {
  const figures = useFigures(unit);
  const written = typeof value === 'number' ? figures.onChart(value) : value;
  const runs = written === null ? [{ text: '—', quiet: true }] : figureRuns(written);
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

/** A muted part (per cent sign, M, h, the words of “2 hours”) is drawn smaller than the digits next to it. */
type FigureRun = { text: string; quiet: boolean };

/** Splits a formatted number into digits and units: "€1.48" and "M", "5", "h" and "40". */
export function figureRuns(text: string): FigureRun[] {
  return (text.match(RUNS) ?? []).map((run) => ({ text: run, quiet: !/\d/.test(run) }));
}

export type StatChangeProps = {
  value: number;
  unit: Unit;
  reference: number;
  as?: 'amount' | 'share';
  /** Which direction is good; `neither` shows the change without judging it. */
  good?: 'up' | 'down' | 'neither';
};

/** An arrow and text show the direction, the colour whether it is good. */
export function StatChange({
  value,
  unit,
  reference,
  as = 'amount',
  good = 'up',
}: StatChangeProps) {
  const { t } = useTranslation();
  const figures = useFigures(as === 'share' ? 'share' : unit);
  const { number } = useFormat();
  const { amount, direction } = changeSince(value, reference, as);
  if (direction === 'same') return <span>{t('platform:charts.unchanged')}</span>;
  // Shares change in percentage points, because “4.5%” would read as a relative change.
  const points = Math.round(amount * 1000) / 10;
  const changeText =
    unit === 'share' && as === 'amount'
      ? t('platform:charts.points', { count: points, formatted: number(points, 1) })
      : figures.onChart(amount);
  const verdict = good === 'neither' ? 'told' : direction === good ? 'good' : 'bad';
  return (
    <span className={styles.change} data-judged={verdict}>
      <Icon of={direction === 'up' ? IconArrowUpRight : IconArrowDownRight} size={14} />
      <VisuallyHidden component="span">
        {direction === 'up' ? t('platform:charts.up') : t('platform:charts.down')}{' '}
      </VisuallyHidden>
      {changeText}
    </span>
  );
}

type Change = { amount: number; direction: 'up' | 'down' | 'same' };

/** The change of a figure from its reference, in its own unit or as a share of the reference. */
export function changeSince(value: number, reference: number, as: 'amount' | 'share'): Change {
  const moved = value - reference;
  const direction = moved > 0 ? 'up' : moved < 0 ? 'down' : 'same';
  if (as === 'amount') return { amount: Math.abs(moved), direction };
  return { amount: reference === 0 ? 0 : Math.abs(moved / reference), direction };
}
