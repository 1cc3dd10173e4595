import { VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import linkStyles from '#platform/web/display/link.module.css';
import link from '#platform/web/display/link.module.css';
import { MiddleCut } from '#platform/web/display/middle-cut.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { type ChartColour, chartColour, type Unit, useFigures } from '../frame/chart-format.ts';
import {
  BarSkeleton,
  ChartFrame,
  type ChartHead,
  type LegendEntry,
} from '../frame/chart-frame.tsx';
import styles from './bar-chart.module.css';
import opposedBarsStyles from './opposed-bars.module.css';

export type BarItem = {
  key: string;
  label: string;
  value: number;
  colour?: ChartColour;
  /** A name of several words, which wraps to a second line; a code is shortened in the middle instead. */
  wraps?: boolean;
  /** Link to the counted records. */
  href?: string;
};

type BarChartProps = ChartHead & {
  unit: Unit;
  items: readonly BarItem[];
  /** The value of a full bar. With it, bars are drawn on a track; without it, the largest item has the longest bar. */
  whole?: number;
  legend?: LegendEntry[];
  /** Name of the items, used as header of the table's first column. */
  itemWord: string;
};

/** Horizontal bars with the number at the end of each row: a list that screen readers can read. */
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
    <ChartFrame {...head} table={table} skeleton={<BarSkeleton />} isLegendBelow>
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

/** Every value above zero is at least two pixels long, so that only zero shows no bar. */
export function barLength(value: number, whole: number): string {
  if (value <= 0 || whole <= 0) return '0';
  return `max(2px, ${Math.min(100, (100 * value) / whole)}%)`;
}

type Side = Omit<LegendEntry, 'key'>;

type OpposedBarsProps = ChartHead & {
  unit: Unit;
  left: Side;
  right: Side;
  /** An item with `href` links to the counted records. */
  items: readonly { key: string; label: string; left: number; right: number; href?: string }[];
  itemWord: string;
};

/** Two opposite measures: bars left and right of a centre line, on the same scale. */
export function OpposedBars({ unit, left, right, items, itemWord, ...head }: OpposedBarsProps) {
  const figures = useFigures(unit);
  const longest = Math.max(1, ...items.flatMap((item) => [item.left, item.right]));
  const table = {
    columns: [
      { key: 'item', label: itemWord },
      { key: 'left', label: left.label, figure: true },
      { key: 'right', label: right.label, figure: true },
    ],
    rows: items.map((item) => ({
      key: item.key,
      cells: [item.label, figures.text(item.left), figures.text(item.right)],
    })),
  };
  const side = (value: number, { label, colour }: Side, className: string | undefined) => (
    <span className={className}>
      <i style={{ width: barLength(value, longest), background: chartColour(colour) }} />
      <small>
        <VisuallyHidden component="span">{label} </VisuallyHidden>
        {figures.onChart(value)}
      </small>
    </span>
  );
  return (
    <ChartFrame
      {...head}
      table={table}
      skeleton={<BarSkeleton />}
      isLegendBeside
      legend={[
        { key: 'left', ...left },
        { key: 'right', ...right },
      ]}
    >
      <ul className={opposedBarsStyles.rows} aria-label={head.title}>
        {items.map((item) => (
          <li key={item.key}>
            <span className={opposedBarsStyles.label} title={item.label}>
              {item.href === undefined ? (
                item.label
              ) : (
                <Link to={item.href} className={link.link}>
                  {item.label}
                </Link>
              )}
            </span>
            {side(item.left, left, opposedBarsStyles.left)}
            {side(item.right, right, opposedBarsStyles.right)}
          </li>
        ))}
      </ul>
    </ChartFrame>
  );
}
