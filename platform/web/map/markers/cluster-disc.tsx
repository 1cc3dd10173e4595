import { useFormat } from '#platform/web/format/use-format.ts';
import styles from './cluster-disc.module.css';

const STROKE = 3;

/** A raised disc with the number; the arc is the share of its markers that count. */
export function ClusterDisc({
  count,
  arc,
  chosen = false,
}: {
  count: number;
  arc: number;
  chosen?: boolean;
}) {
  const format = useFormat();
  const radius = clusterRadius(count);
  const around = 2 * Math.PI * radius;
  const side = 2 * (radius + STROKE);
  return (
    <svg
      className={styles.cluster}
      width={side}
      height={side}
      viewBox={`${-side / 2} ${-side / 2} ${side} ${side}`}
      aria-hidden="true"
    >
      {chosen && <circle className={styles.chosen} r={radius + STROKE + 1} />}
      <circle className={styles.disc} r={radius} />
      {arc > 0 && (
        <circle
          className={styles.arc}
          r={radius}
          strokeDasharray={`${arc * around} ${around}`}
          transform="rotate(-90)"
        />
      )}
      <text className={styles.number} y={4.2}>
        {count < 10_000 ? format.number(count) : format.compactNumber(count)}
      </text>
    </svg>
  );
}

export function clusterRadius(count: number): number {
  if (count < 100) return 13;
  if (count < 200) return 15;
  return count < 450 ? 17 : 20;
}
