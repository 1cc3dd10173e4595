import { type ChartColour, chartColour } from './chart-colour.ts';
import styles from './chart-legend.module.css';

export type LegendEntry = { key: string; label: string; colour: ChartColour };

export function ChartLegend({ entries }: { entries: LegendEntry[] }) {
  return (
    <ul className={styles.legend}>
      {entries.map((entry) => (
        <li key={entry.key}>
          <i className={styles.swatch} style={{ background: chartColour(entry.colour) }} />
          {entry.label}
        </li>
      ))}
    </ul>
  );
}
