import styles from './map-tip.module.css';

/** Follows the pointer over an area; the keyboard has the same words at the area's sign. */
export function MapTip({
  x,
  y,
  name,
  value,
}: {
  x: number;
  y: number;
  name: string;
  value: string;
}) {
  return (
    <p
      className={styles.tip}
      style={{ transform: `translate(${x}px, ${y}px) translate(-50%, -100%)` }}
      aria-hidden="true"
    >
      {name} <b>{value}</b>
    </p>
  );
}
