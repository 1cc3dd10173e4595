import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import linkStyles from '#platform/web/display/link.module.css';
import { MiddleCut } from '#platform/web/display/middle-cut.tsx';
import { type ChartColour, chartColour } from '../frame/chart-colour.ts';
import { ChartFrame, type ChartHead } from '../frame/chart-frame.tsx';
import type { LegendEntry } from '../frame/chart-legend.tsx';
import { BarSkeleton } from '../frame/chart-skeleton.tsx';
import { type Unit, useFigures } from '../frame/use-figures.ts';
import styles from './bar-chart.module.css';
import { barLength } from './bar-length.ts';

export type BarItem = {
  key: string;
  label: string;
  value: number;
  colour?: ChartColour;
  /** A name of several words, which wraps to a second line; a code is shortened in the middle instead. */
  wraps?: boolean;
  /** Where the thing that was counted is found. */
  href?: string;
};

type BarChartProps = ChartHead & {
  unit: Unit;
  items: readonly BarItem[];
  /** The value of a full bar. With it, bars are drawn on a track; without it, the largest item has the longest bar. */
  whole?: number;
  legend?: LegendEntry[];
  /** What the items are, as the header of the table's first column. */
  itemWord: string;
};

/** Bars from one left edge, the number at the end of each row: a list that can be read without seeing it. */
export function BarChart({ unit, items, whole, itemWord, ...head }: BarChartProps) {
  const { t } = useTranslation();
  const figures = useFigures(unit);
  const longest = whole ?? Math.max(0, ...items.map((item) => item.value));
  const isShare = unit === 'share' || unit === 'roundShare';
  const table = {
    columns: [
      { key: 'item', label: itemWord },
      {
        key: 'value',
        label: isShare ? t('platform:charts.share') : t('platform:charts.value'),
        figure: true,
      },
    ],
    rows: items.map(({ key, label, value }) => ({ key, cells: [label, figures.text(value)] })),
  };
  return (
    <ChartFrame {...head} table={table} skeleton={<BarSkeleton />}>
      <ul className={styles.bars} aria-label={head.title}>
        {items.map((item) => (
          <li key={item.key}>
            <span className={item.wraps ? styles.name : styles.label} title={item.label}>
              {item.href === undefined ? (
                <BarLabel {...item} />
              ) : (
                <Link to={item.href} className={linkStyles.link}>
                  <BarLabel {...item} />
                </Link>
              )}
            </span>
            <span className={whole === undefined ? styles.plain : styles.track}>
              <i
                className={styles.bar}
                style={{
                  width: barLength(item.value, longest),
                  background: chartColour(item.colour ?? 'c1'),
                }}
              />
            </span>
            <span className={styles.figure}>{figures.onChart(item.value)}</span>
          </li>
        ))}
      </ul>
    </ChartFrame>
  );
}

function BarLabel({ label, wraps }: BarItem) {
  return wraps ? label : <MiddleCut text={label} />;
}
