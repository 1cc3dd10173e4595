import { IconChevronRight, type Icon as TablerIcon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Icon } from '#platform/web/display/icon.tsx';
import classes from './page-rows.module.css';

export interface PageRow {
  to: string;
  icon: TablerIcon;
  title: string;
  about: string;
  /** Counts, or the number of steps. */
  facts: ReactNode;
}

/** Pages to choose from, as ruled rows. */
export function PageRows({ rows }: { rows: readonly PageRow[] }) {
  return (
    <ul className={classes.rows}>
      {rows.map(({ to, icon, title, about, facts }) => (
        <li key={to}>
          <Link className={classes.row} to={to}>
            <Icon of={icon} size={20} />
            <span className={classes.text}>
              <span className={classes.title}>{title}</span>
              <span className={classes.about}>{about}</span>
            </span>
            <span className={classes.facts}>{facts}</span>
            <Icon of={IconChevronRight} className={classes.chevron} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
