import type { ReactNode } from 'react';
import classes from './stat-row.module.css';

/** The row of figures at the top of a dashboard: `<Figure><Stat … /></Figure>`, side by side. */
export function StatRow({ children }: { children: ReactNode }) {
  return <div className={classes.figures}>{children}</div>;
}
