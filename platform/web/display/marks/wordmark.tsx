import { Mark } from './mark.tsx';
import classes from './wordmark.module.css';

export function Wordmark() {
  return (
    <span className={classes.wordmark}>
      <Mark />
      Comptoir
    </span>
  );
}
