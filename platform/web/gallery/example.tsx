import type { ReactNode } from 'react';
import classes from './example.module.css';

/** A named part of a gallery section. */
export function Example({
  name,
  isWide = false,
  children,
}: {
  name: string;
  /** Full width of the pane, as on a screen. */
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={classes.example} data-wide={isWide}>
      <p className={classes.name}>{name}</p>
      {children}
    </div>
  );
}
