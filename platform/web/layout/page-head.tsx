import { ActionIcon, Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Icon } from '#platform/web/display/icon.tsx';
import type { PageAction } from './page-action.ts';
import { PageActions } from './page-actions.tsx';
import classes from './page-head.module.css';
import { PHONE } from './phone.ts';
import { ScreenTitle } from './screen-title.tsx';

/** The h1 of a screen, its description and actions; on a phone one row and a small line below it. */
export function PageHead({
  title,
  subtitle,
  beside,
  about,
  path,
  actions = [],
  tool,
  leave,
}: {
  title: ReactNode;
  /** A short text after the title. */
  subtitle?: ReactNode;
  /** A status or a switch that belongs to the title. */
  beside?: ReactNode;
  /** A sentence below the title at every width. */
  about?: ReactNode;
  /** The back link and the links to the neighbouring records. */
  path?: ReactNode;
  actions?: readonly PageAction[] | undefined;
  /** A control that is not a plain action. */
  tool?: ReactNode;
  /** The way out of something that is made step by step. */
  leave?: { to: string; label: string };
}) {
  return (
    <header className={classes.head}>
      {path !== undefined && <div className={classes.path}>{path}</div>}
      <div className={classes.row}>
        <div className={classes.who}>
          <div className={classes.name}>
            <ScreenTitle className={classes.title}>{title}</ScreenTitle>
            {beside && <span className={classes.beside}>{beside}</span>}
            {subtitle && <p className={classes.subtitle}>{subtitle}</p>}
          </div>
          {about && <p className={classes.about}>{about}</p>}
        </div>
        {(actions.length > 0 || tool || leave) && (
          <div className={classes.actions}>
            {tool}
            <PageActions actions={actions} />
            {leave && <Leave {...leave} />}
          </div>
        )}
      </div>
    </header>
  );
}

function Leave({ to, label }: { to: string; label: string }) {
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  if (isPhone)
    return (
      <ActionIcon component={Link} to={to} aria-label={label}>
        <Icon of={IconX} size={20} />
      </ActionIcon>
    );
  return (
    <Button component={Link} to={to} variant="subtle" leftSection={<Icon of={IconX} />}>
      {label}
    </Button>
  );
}
