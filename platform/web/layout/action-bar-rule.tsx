import classes from './action-bar.module.css';

/** Separates the selection from its actions. */
export function ActionBarRule() {
  return <span className={classes.rule} aria-hidden="true" />;
}
