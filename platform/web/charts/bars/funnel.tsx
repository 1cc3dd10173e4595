import { IconCornerDownRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Icon } from '#platform/web/display/icon.tsx';
import linkStyles from '#platform/web/display/link.module.css';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import {
  type ChartColour,
  chartColour,
  colourInOrder,
  type Unit,
  useFigures,
} from '../frame/chart-format.ts';
import { BarSkeleton, ChartFrame, type ChartHead } from '../frame/chart-frame.tsx';
import { barLength } from './bar-chart.tsx';
import styles from './funnel.module.css';

export type FunnelStep = {
  key: string;
  label: string;
  value: number;
  colour?: ChartColour;
  /** Custom text for the change from the previous step, if the screen has better information than the numbers. */
  came?: string;
  /** Link to the records of the step. */
  href?: string;
};

type FunnelProps = ChartHead & { unit: Unit; steps: readonly FunnelStep[]; stepWord: string };

/** Bars from a common left edge; between them, text says how many continued and how many did not. */
export function Funnel({ unit, steps, stepWord, ...head }: FunnelProps) {
  const { t } = useTranslation();
  const figures = useFigures(unit);
  const shares = useFigures('share');
  const first = Math.max(0, steps[0]?.value ?? 0);
  const shareOf = (value: number, of: number) => (of > 0 ? value / of : 0);
  const table = {
    columns: [
      { key: 'step', label: stepWord },
      { key: 'value', label: t('platform:charts.value'), figure: true },
      { key: 'share', label: t('platform:charts.share'), figure: true },
    ],
    rows:
      first > 0
        ? steps.map(({ key, label, value }) => ({
            key,
            cells: [label, figures.text(value), shares.text(shareOf(value, first))],
          }))
        : [],
  };
  const went = (step: FunnelStep, before: FunnelStep) =>
    step.came ??
    t('platform:charts.wentOn', {
      share: shares.text(shareOf(step.value, before.value)),
      lost: figures.onChart(Math.max(0, before.value - step.value)),
    });
  return (
    <ChartFrame {...head} table={table} skeleton={<BarSkeleton rows={3} />}>
      <ol className={styles.funnel} aria-label={head.title}>
        {steps.map((step, index) => {
          const before = steps[index - 1];
          return (
            <li key={step.key}>
              {before && (
                <p className={styles.went}>
                  <Icon of={IconCornerDownRight} size={14} />
                  {went(step, before)}
                </p>
              )}
              <p className={styles.step}>
                {step.href === undefined ? (
                  <span>{step.label}</span>
                ) : (
                  <Link to={step.href} className={linkStyles.link}>
                    {step.label}
                  </Link>
                )}
                <b>{figures.onChart(step.value)}</b>
              </p>
              <i
                className={styles.bar}
                style={{
                  width: barLength(step.value, first),
                  background: chartColour(step.colour ?? colourInOrder(index)),
                }}
              />
            </li>
          );
        })}
      </ol>
    </ChartFrame>
  );
}
