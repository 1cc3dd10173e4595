import { Link } from '@tanstack/react-router';
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
import styles from './share-bar.module.css';
import { ShareStrip } from './share-strip.tsx';

type ShareBarProps = ChartHead & {
  unit: Unit;
  parts: readonly {
    key: string;
    label: string;
    value: number;
    colour?: ChartColour;
    /** Link to the counted records. */
    href?: string;
  }[];
  /** Name of the parts, used as header of the table's first column. */
  partWord: string;
};

/** Parts of a whole: one bar, then each part with its number and its share. */
export function ShareBar({ unit, parts, partWord, ...head }: ShareBarProps) {
  const { t } = useTranslation();
  const figures = useFigures(unit);
  const shares = useFigures('share');
  const whole = parts.reduce((sum, part) => sum + part.value, 0);
  const coloured = parts.map((part, index) => ({
    ...part,
    colour: part.colour ?? colourInOrder(index),
    figure: figures.onChart(part.value),
    share: shares.text(whole > 0 ? part.value / whole : 0),
  }));
  const table = {
    columns: [
      { key: 'part', label: partWord },
      { key: 'value', label: t('platform:charts.value'), figure: true },
      { key: 'share', label: t('platform:charts.share'), figure: true },
    ],
    rows:
      whole > 0 ? coloured.map((p) => ({ key: p.key, cells: [p.label, p.figure, p.share] })) : [],
  };
  return (
    <ChartFrame {...head} table={table} skeleton={<BarSkeleton rows={4} />}>
      <div className={styles.strip}>
        <ShareStrip parts={coloured} height={24} />
      </div>
      <ul className={styles.parts} aria-label={head.title}>
        {coloured.map((part) => (
          <li key={part.key}>
            <i style={{ background: chartColour(part.colour) }} />
            <span className={styles.label}>
              {part.href === undefined ? (
                part.label
              ) : (
                <Link to={part.href} className={linkStyles.link}>
                  {part.label}
                </Link>
              )}
            </span>
            <span className={styles.figure}>{part.figure}</span>
            <b>{part.share}</b>
          </li>
        ))}
      </ul>
    </ChartFrame>
  );
}
