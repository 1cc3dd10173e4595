import type { MapArea } from '../map-data.ts';
import styles from './map-tip.module.css';

/** Follows the pointer over an area; keyboard users get the same text at the area's marker. */
export function MapTip({
  x,
  y,
  area: { name, value, note },
}: {
  x: number;
  y: number;
  area: Pick<MapArea, 'name' | 'value' | 'note'>;
}) {
  return (
    <p
      className={styles.tip}
      style={{ transform: `translate(${x}px, ${y}px) translate(-50%, -100%)` }}
      aria-hidden="true"
    >
      {name} <b>{value}</b>
      {note && <small>{note}</small>}
    </p>
  );
}
