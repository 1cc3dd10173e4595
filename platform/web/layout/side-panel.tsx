import type { ReactNode } from 'react';
import classes from './side-panel.module.css';

/** The content at the left and, on canvas at the right, what helps to judge them; below 1024 it goes below, where both need room below 1280. */
export function SidePanel({
  label,
  panel,
  width = 392,
  needsRoom = false,
  children,
}: {
  label: string;
  panel: ReactNode;
  width?: 344 | 368 | 376 | 392 | 400 | 440 | 456 | 460;
  /** Both have tables or texts that a tablet cannot show beside each other. */
  needsRoom?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      className={classes.split}
      data-needs-room={needsRoom || undefined}
      style={{ '--panel-width': `${width}px` }}
    >
      <div className={classes.content}>{children}</div>
      <aside className={classes.panel} aria-label={label}>
        {panel}
      </aside>
    </div>
  );
}
