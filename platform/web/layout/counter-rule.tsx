import classes from './counter.module.css';

/** Parts what is chosen from what can be done with it. */
export function CounterRule() {
  return <span className={classes.rule} aria-hidden="true" />;
}
