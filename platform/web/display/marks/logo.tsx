import classes from './logo.module.css';
import wordmarkStyles from './wordmark.module.css';

/** The logo shows a person at a counter: a dot on a brass bar on a body. */
export function Logo({ size = 20 }: { size?: number }) {
  return (
    <svg className={classes.mark} width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="13.6" cy="4.4" r="3.1" fill="currentColor" />
      <rect className={classes.slab} y="8.3" width="20" height="3.2" />
      <path d="M3 12.8h14v6.4H3z" fill="currentColor" />
    </svg>
  );
}

export function Wordmark() {
  return (
    <span className={wordmarkStyles.wordmark}>
      <Logo />
      Comptoir
    </span>
  );
}
