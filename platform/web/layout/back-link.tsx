import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Icon } from '#platform/web/display/icon.tsx';
import classes from './back-link.module.css';

/** Link above a record's name to its list; on a phone an arrow next to the name. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={classes.way}>
      <Icon of={IconArrowLeft} size={14} />
      <span className={classes.words}>{children}</span>
    </Link>
  );
}
