import { Logo } from './logo.tsx';
import classes from './wordmark.module.css';

export function Wordmark() {
  return (
    <span className={classes.wordmark}>
      <Logo />
      Comptoir
    </span>
  );
}
