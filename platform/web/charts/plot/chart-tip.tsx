import { type ChartColour, chartColour } from '../frame/chart-format.ts';
import styles from './chart-tip.module.css';

export type TipRow = { key: string; label: string; value: string; colour?: ChartColour };

type ChartTipProps = {
  x: number;
  top: number;
  width: number;
  title: string;
  rows: TipRow[];
  /** Describes what a click does. */
  foot?: string | undefined;
};

/** Shifted by its own share of the width, so that it never leaves the chart at either end. */
export function ChartTip({ x, top, width, title, rows, foot }: ChartTipProps) {
  const shift = Math.min(100, Math.max(0, (x / Math.max(1, width)) * 100));
  return (
    <div
      className={styles.tip}
      style={{ left: x, top, transform: `translate(-${shift}%, -100%)` }}
      aria-hidden="true"
    >
      <p className={styles.title}>{title}</p>
      {rows.map((row) => (
        <p key={row.key} className={styles.row}>
          {row.colour && <i style={{ background: chartColour(row.colour) }} />}
          <span>{row.label}</span>
          <b>{row.value}</b>
        </p>
      ))}
      {foot !== undefined && <p className={styles.foot}>{foot}</p>}
    </div>
  );
}
