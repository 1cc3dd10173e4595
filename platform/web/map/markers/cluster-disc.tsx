import type { CSSProperties } from 'react';
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
  const side = 2 * clusterRadius(count) + STROKE;
  return (
    <span
      className={`${styles.cluster} ${chosen ? styles.chosen : ''}`}
      style={{ width: side, height: side, '--arc': `${100 * arc}%` } as CSSProperties}
      aria-hidden="true"
    >
      {count < 10_000 ? format.number(count) : format.compactNumber(count)}
    </span>
  );
}

export function clusterRadius(count: number): number {
  if (count < 100) return 13;
  if (count < 200) return 15;
  return count < 450 ? 17 : 20;
}
