import type { ReactNode } from 'react';
import classes from './page-head.module.css';
import { ScreenTitle } from './screen-title.tsx';

/** The one h1 of a screen, what it is about beside it, and what can be done at the right. */
export function PageHead({
  title,
  subtitle,
  beside,
  path,
  actions,
}: {
  title: ReactNode;
  subtitle?: ReactNode;
  /** A status or a switch that belongs to the title. */
  beside?: ReactNode;
  /** Where this thing stands: the way back and its neighbours. */
  path?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <header className={classes.head}>
      {path !== undefined && <div className={classes.path}>{path}</div>}
      <div className={classes.row}>
        <ScreenTitle className={classes.title}>{title}</ScreenTitle>
        {beside}
        {subtitle !== undefined && <p className={classes.subtitle}>{subtitle}</p>}
        {actions !== undefined && <div className={classes.actions}>{actions}</div>}
      </div>
    </header>
  );
}
