import classes from './action-bar.module.css';

/** Parts what is chosen from what can be done with it. */
export function ActionBarRule() {
  return <span className={classes.rule} aria-hidden="true" />;
}
