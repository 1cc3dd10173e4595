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

/** The one h1 of a screen, what it is about, and what can be done; on a phone one row and a small line under it. */
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
  /** A word or two behind the title. */
  subtitle?: ReactNode;
  /** A status or a switch that belongs to the title. */
  beside?: ReactNode;
  /** A sentence, which stands under the title at every width. */
  about?: ReactNode;
  /** Where this thing stands: the way back and its neighbours. */
  path?: ReactNode;
  actions?: readonly PageAction[] | undefined;
  /** A control with a life of its own. */
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
