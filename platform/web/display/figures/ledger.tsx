import type { ReactNode } from 'react';
import classes from './ledger.module.css';

/** No cards: the sections of a dashboard are parted by hairlines, on a grid of twelve. */
export function Ledger({ children }: { children: ReactNode }) {
  return <div className={classes.ledger}>{children}</div>;
}
