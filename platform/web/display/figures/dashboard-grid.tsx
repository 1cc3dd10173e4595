import type { ReactNode } from 'react';
import classes from './dashboard-grid.module.css';

/** No cards: the sections of a dashboard are parted by hairlines, on a grid of twelve. */
export function DashboardGrid({ children }: { children: ReactNode }) {
  return <div className={classes.ledger}>{children}</div>;
}
