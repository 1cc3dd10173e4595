import { VisuallyHidden } from '@mantine/core';
import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#platform/web/display/icon.tsx';
import { type Unit, useFigures } from '../frame/use-figures.ts';
import { changeSince } from './change.ts';
import styles from './stat.module.css';

export type StatChangeProps = {
  value: number;
  unit: Unit;
  reference: number;
  as?: 'amount' | 'share';
  /** Which way is good news; neither where a change is only told. */
  good?: 'up' | 'down' | 'neither';
};

/** Direction by arrow and word, judgement by colour. */
export function StatChange({
  value,
  unit,
  reference,
  as = 'amount',
  good = 'up',
}: StatChangeProps) {
  const { t } = useTranslation();
  const figures = useFigures(as === 'share' ? 'share' : unit);
  const { amount, direction } = changeSince(value, reference, as);
  if (direction === 'same') return <span>{t('platform:charts.unchanged')}</span>;
  const judged = good === 'neither' ? 'told' : direction === good ? 'good' : 'bad';
  return (
    <span className={styles.change} data-judged={judged}>
      <Icon of={direction === 'up' ? IconArrowUpRight : IconArrowDownRight} size={14} />
      <VisuallyHidden component="span">
        {direction === 'up' ? t('platform:charts.up') : t('platform:charts.down')}{' '}
      </VisuallyHidden>
      {figures.onChart(amount)}
    </span>
  );
}
