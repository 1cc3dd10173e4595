import { type ChartColour, chartColour } from '../frame/chart-format.ts';
import styles from './share-strip.module.css';

export type SharePart = { key: string; label: string; value: number; colour: ChartColour };

type ShareStripProps = {
  parts: readonly SharePart[];
  /** Accessible text instead of the drawing. Omit it where the numbers are next to it. */
  label?: string;
  height?: number;
};

/** One bar split into its parts, two pixels apart; small enough for a table row. */
export function ShareStrip({ parts, label, height = 12 }: ShareStripProps) {
  return (
    <span
      className={styles.strip}
      style={{ height }}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      {parts
        .filter((part) => part.value > 0)
        .map((part) => (
          <i
            key={part.key}
            className={styles.part}
            style={{ flexGrow: part.value, background: chartColour(part.colour) }}
          />
        ))}
    </span>
  );
}
