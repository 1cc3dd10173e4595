import type { ReactNode } from 'react';
import classes from './stat-row.module.css';

/** One figure of the row. A share is drawn as part of the line below it, in brass for the current figure. */
export function Figure({
  share,
  isCurrent = false,
  mark,
  children,
}: {
  /** Between 0 and 1; the text of the figure includes it too. */
  share?: number | undefined;
  isCurrent?: boolean;
  /** Of a status: its piece of the line has its colour. */
  mark?: 'new' | 'accepted' | 'converted' | 'lost';
  children: ReactNode;
}) {
  return (
    <div className={classes.figure}>
      {children}
      {share !== undefined && (
        <span
          className={classes.share}
          data-current={isCurrent}
          style={{
            '--figure-share': Math.min(1, Math.max(0, share)),
            ...(mark && { background: `var(--c-${mark}-mark)` }),
          }}
          aria-hidden="true"
        />
      )}
    </div>
  );
}
