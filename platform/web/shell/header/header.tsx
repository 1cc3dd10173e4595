import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Wordmark } from '#platform/web/display/marks/wordmark.tsx';
import classes from './header.module.css';

/** The header. `full` contains the whole shell; `bare` is for pages outside it. */
export function Header({
  kind,
  drawer,
  children,
  end,
}: {
  kind: 'full' | 'bare';
  drawer?: ReactNode;
  children?: ReactNode;
  end?: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <header className={classes.header} data-kind={kind}>
      {drawer !== undefined && <div className={classes.drawerButton}>{drawer}</div>}
      <Link to="/" className={classes.brand} aria-label={t('platform:shell.home')}>
        <Wordmark />
      </Link>
      {children}
      <span className={classes.grow} />
      {end}
    </header>
  );
}
