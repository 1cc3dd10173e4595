import type { ReactNode } from 'react';
import classes from './dashboard-grid.module.css';

/** One question of the ledger, usually a chart, over `span` of the twelve columns. */
export function DashboardSection({
  span = 4,
  children,
}: {
  span?: 3 | 4 | 5 | 6 | 7 | 8 | 9 | 12;
  children: ReactNode;
}) {
  return (
    <div className={classes.section} style={{ '--ledger-span': span }}>
      {children}
    </div>
  );
}
