import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleMinus,
  IconCircleX,
  IconClock,
  type Icon as TablerIcon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import classes from './state.module.css';
import tagStyles from './tag.module.css';

export type StateTone = 'plain' | 'ok' | 'due' | 'bad' | 'off';

const USUAL: Record<StateTone, TablerIcon> = {
  plain: IconClock,
  ok: IconCircleCheck,
  due: IconAlertTriangle,
  bad: IconCircleX,
  off: IconCircleMinus,
};

/** State of a row: icon, text, and the reason in small. It never uses the lead status icons. */
export function State({
  tone,
  icon,
  reason,
  children,
}: {
  tone: StateTone;
  icon?: TablerIcon;
  reason?: ReactNode;
  children: ReactNode;
}) {
  return (
    <span className={classes.state} data-tone={tone}>
      <Icon of={icon ?? USUAL[tone]} size={15} className={classes.icon} />
      <span>{children}</span>
      {reason !== undefined && <small className={classes.reason}>{reason}</small>}
    </span>
  );
}

export function Tag({ children }: { children: ReactNode }) {
  return <span className={tagStyles.tag}>{children}</span>;
}
