import styles from './cross.module.css';

/** Its middle is the place; the disc of a pin would hide it. */
export function Cross() {
  return (
    <svg className={styles.cross} viewBox="-22 -22 44 44" width={44} height={44} aria-hidden="true">
      <path d="M-20 0H-3M3 0H20M0 -20V-3M0 3V20" />
      <path d="M-20 0H-3M3 0H20M0 -20V-3M0 3V20" />
    </svg>
  );
}
