import type { Icon as TablerIcon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '#platform/web/display/icon.tsx';
import { Wordmark } from '#platform/web/display/marks/logo.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import classes from './header.module.css';
import headerButtonStyles from './header-button.module.css';

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

/** An icon button in the header; it has no visible text, so it always has a label. */
export function HeaderButton({
  icon,
  label,
  badge,
  ...rest
}: {
  icon: TablerIcon;
  label: string;
  badge?: string | undefined;
} & Omit<ComponentPropsWithRef<'button'>, 'children' | 'className'>) {
  return (
    <button type="button" {...rest} className={headerButtonStyles.icon} aria-label={label}>
      <Icon of={icon} size={18} />
      {badge !== undefined && (
        <span className={headerButtonStyles.badge} aria-hidden="true">
          {badge}
        </span>
      )}
    </button>
  );
}

/** The same as a link; its text is shown where the header has room for it. */
export function HeaderLink({ icon, label, to }: { icon: TablerIcon; label: string; to: string }) {
  return (
    <Link to={to} className={headerButtonStyles.icon} aria-label={label} title={label}>
      <Icon of={icon} size={18} />
      <span className={headerButtonStyles.word} aria-hidden="true">
        {label}
      </span>
    </Link>
  );
}
