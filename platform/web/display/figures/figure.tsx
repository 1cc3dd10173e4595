import type { ReactNode } from 'react';
import classes from './stat-row.module.css';

/** One figure of the row. A share is drawn as a piece of the line below it, brass where one stands. */
export function Figure({
  share,
  isCurrent = false,
  children,
}: {
  /** Between 0 and 1; the figure says it in words too. */
  share?: number | undefined;
  isCurrent?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={classes.figure}>
      {children}
      {share !== undefined && (
        <span
          className={classes.share}
          data-current={isCurrent}
          style={{ '--figure-share': Math.min(1, Math.max(0, share)) }}
          aria-hidden="true"
        />
      )}
    </div>
  );
}
