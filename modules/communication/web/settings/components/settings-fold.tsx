import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '#platform/web/display/icon.tsx';
import classes from './settings-fold.module.css';

/** An explanation that is seldom read, behind its title. */
export function SettingsFold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={classes.fold}>
      <summary>
        <Icon of={IconChevronRight} size={14} className={classes.foldIcon} />
        {title}
      </summary>
      <div className={classes.folded}>{children}</div>
    </details>
  );
}
