import type { ReactNode } from 'react';
import classes from './message-page.module.css';
import { ScreenTitle } from './screen-title.tsx';

/** A whole page that cannot be shown: the empty slab, its number, one sentence of cause, a way on. */
export function MessagePage({
  number,
  title,
  children,
  actions,
  near,
}: {
  number?: string;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
  /** Alternative links, or people who can help. */
  near?: ReactNode;
}) {
  return (
    <div className={classes.slab} data-kind="error">
      <p className={classes.no} aria-hidden="true">
        {number}
      </p>
      <div className={classes.top}>
        <ScreenTitle className={classes.title}>{title}</ScreenTitle>
        <p className={classes.text}>{children}</p>
        {actions !== undefined && <div className={classes.actions}>{actions}</div>}
        {near !== undefined && <div className={classes.near}>{near}</div>}
      </div>
    </div>
  );
}
