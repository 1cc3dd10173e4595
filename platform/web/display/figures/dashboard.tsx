import type { ReactNode } from 'react';
import classes from './dashboard-grid.module.css';
import figureStyles from './stat-row.module.css';
import statRowStyles from './stat-row.module.css';

/** Sections of a dashboard, separated by hairlines instead of cards, on a grid of twelve columns. */
export function DashboardGrid({
  fills = false,
  children,
}: {
  /** The second and last row reaches the end of the screen, as do the rules between its sections. */
  fills?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={classes.ledger} data-fills={fills || undefined}>
      {children}
    </div>
  );
}

/** One section of a dashboard, usually a chart, over `span` of the twelve columns. */
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
  /** Of a status: colours its part of the line. */
  mark?: 'new' | 'accepted' | 'converted' | 'lost';
  children: ReactNode;
}) {
  return (
    <div className={figureStyles.figure}>
      {children}
      {share !== undefined && (
        <span
          className={figureStyles.share}
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

/** The row of figures at the top of a dashboard: `<Figure><Stat … /></Figure>`, side by side. */
export function StatRow({ children }: { children: ReactNode }) {
  return <div className={statRowStyles.figures}>{children}</div>;
}
