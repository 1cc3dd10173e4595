import { VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import link from '#platform/web/display/link.module.css';
import { type ChartColour, chartColour } from '../frame/chart-colour.ts';
import { ChartFrame, type ChartHead } from '../frame/chart-frame.tsx';
import { BarSkeleton } from '../frame/chart-skeleton.tsx';
import { type Unit, useFigures } from '../frame/use-figures.ts';
import { barLength } from './bar-length.ts';
import styles from './opposed-bars.module.css';

type Side = { label: string; colour: ChartColour };

type OpposedBarsProps = ChartHead & {
  unit: Unit;
  left: Side;
  right: Side;
  /** An item with `href` links to the counted records. */
  items: readonly { key: string; label: string; left: number; right: number; href?: string }[];
  itemWord: string;
};

/** Two measures against each other: bars left and right of one rule, both in the same scale. */
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
      legend={[
        { key: 'left', ...left },
        { key: 'right', ...right },
      ]}
    >
      <ul className={styles.rows} aria-label={head.title}>
        {items.map((item) => (
          <li key={item.key}>
            <span className={styles.label} title={item.label}>
              {item.href === undefined ? (
                item.label
              ) : (
                <Link to={item.href} className={link.link}>
                  {item.label}
                </Link>
              )}
            </span>
            {side(item.left, left, styles.left)}
            {side(item.right, right, styles.right)}
          </li>
        ))}
      </ul>
    </ChartFrame>
  );
}
