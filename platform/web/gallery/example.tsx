import type { ReactNode } from 'react';
import classes from './example.module.css';

/** A named part of a gallery section. */
export function Example({
  name,
  isWide = false,
  children,
}: {
  name: string;
  /** Runs from edge to edge of the pane, as it does on a screen. */
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
