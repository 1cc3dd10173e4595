import {
  IconAlertCircle,
  IconCircleCheck,
  IconInfoCircle,
  type Icon as TablerIcon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '#platform/web/display/icon.tsx';
import classes from './note.module.css';

export type NoteTone = 'due' | 'bad' | 'good';

const USUAL: Record<NoteTone, TablerIcon> = {
  due: IconInfoCircle,
  bad: IconAlertCircle,
  good: IconCircleCheck,
};

/** A one-line notice next to its subject. Screen readers announce a `bad` one immediately. */
export function Note({
  tone,
  title,
  icon,
  action,
  children,
}: {
  tone: NoteTone;
  title?: ReactNode;
  icon?: TablerIcon;
  action?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className={classes.note} data-tone={tone} role={tone === 'bad' ? 'alert' : undefined}>
      <Icon of={icon ?? USUAL[tone]} className={classes.icon} />
      <div className={classes.words}>
        {title !== undefined && <p className={classes.title}>{title}</p>}
        {children !== undefined && (
          <p className={title === undefined ? undefined : classes.detail}>{children}</p>
        )}
      </div>
      {action}
    </div>
  );
}
