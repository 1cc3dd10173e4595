import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Wordmark } from '#platform/web/display/marks/wordmark.tsx';
import classes from './header.module.css';

/** The sign above the shop. The full one carries all of the shell; the bare one stands over pages without it. */
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
