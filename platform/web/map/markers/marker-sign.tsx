import type { CSSProperties } from 'react';
import { useFormat } from '#platform/web/format/use-format.ts';
import type { SignShape } from '../map-data.ts';
import clusterDiscStyles from './cluster-disc.module.css';
import styles from './marker-sign.module.css';

type MarkerSignProps = {
  shape: SignShape;
  size: 'dot' | 'pin';
  number?: string | undefined;
  colour?: string | undefined;
  chosen?: boolean;
};

/** Kinds differ by shape, because a brand may change the colours. The number is in the centre. */
export function MarkerSign({ shape, size, number, colour, chosen = false }: MarkerSignProps) {
  return (
    <svg
      className={styles.sign}
      data-size={size}
      style={colour ? { '--sign': colour } : undefined}
      viewBox="-18 -18 36 36"
      width={36}
      height={36}
      aria-hidden="true"
    >
      {size === 'pin' ? <Pin shape={shape} /> : <Dot shape={shape} />}
      {number && (
        <text
          className={shape === 'ring' ? styles.numberOpen : styles.number}
          y={shape === 'triangle' ? 7 : 4.2}
        >
          {number}
        </text>
      )}
      {chosen && (
        <circle
          className={styles.chosen}
          r={size === 'pin' ? 16 : 8}
          strokeWidth={size === 'pin' ? 3 : 2}
        />
      )}
    </svg>
  );
}

const CORNERS: ReadonlyMap<SignShape, string> = new Map([
  ['diamond', '0,-14 14,0 0,14 -14,0'],
  ['triangle', '0,-14 14,11 -14,11'],
]);

function Pin({ shape }: { shape: SignShape }) {
  if (shape === 'square')
    return <rect className={styles.full} x={-11} y={-11} width={22} height={22} rx={3} />;
  const corners = CORNERS.get(shape);
  if (corners) return <polygon className={styles.full} points={corners} />;
  return shape === 'disc' ? (
    <circle className={styles.full} r={12} />
  ) : (
    <circle className={styles.open} r={11} />
  );
}

function Dot({ shape }: { shape: SignShape }) {
  if (shape === 'square')
    return <rect className={styles.full} x={-4.5} y={-4.5} width={9} height={9} rx={1.5} />;
  const corners = CORNERS.get(shape);
  if (corners) return <polygon className={styles.full} points={corners} transform="scale(0.4)" />;
  return shape === 'disc' ? (
    <circle className={styles.full} r={4.5} />
  ) : (
    <circle className={styles.open} r={4} />
  );
}

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
      className={`${clusterDiscStyles.cluster} ${chosen ? clusterDiscStyles.chosen : ''}`}
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
