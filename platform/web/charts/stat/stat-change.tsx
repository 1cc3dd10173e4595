import { VisuallyHidden } from '@mantine/core';
import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#platform/web/display/icon.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { type Unit, useFigures } from '../frame/use-figures.ts';
import styles from './stat.module.css';

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
  // “4.5%” more of a share would be read as that part of it.
  const points = Math.round(amount * 1000) / 10;
  const words =
    unit === 'share' && as === 'amount'
      ? t('platform:charts.points', { count: points, formatted: number(points, 1) })
      : figures.onChart(amount);
  const judged = good === 'neither' ? 'told' : direction === good ? 'good' : 'bad';
  return (
    <span className={styles.change} data-judged={judged}>
      <Icon of={direction === 'up' ? IconArrowUpRight : IconArrowDownRight} size={14} />
      <VisuallyHidden component="span">
        {direction === 'up' ? t('platform:charts.up') : t('platform:charts.down')}{' '}
      </VisuallyHidden>
      {words}
    </span>
  );
}

type Change = { amount: number; direction: 'up' | 'down' | 'same' };

/** How far a figure moved from its reference, in its own unit or as a share of the reference. */
export function changeSince(value: number, reference: number, as: 'amount' | 'share'): Change {
  const moved = value - reference;
  const direction = moved > 0 ? 'up' : moved < 0 ? 'down' : 'same';
  if (as === 'amount') return { amount: Math.abs(moved), direction };
  return { amount: reference === 0 ? 0 : Math.abs(moved / reference), direction };
}
