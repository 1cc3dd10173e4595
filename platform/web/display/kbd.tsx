import type { ReactNode } from 'react';
import classes from './kbd.module.css';

/** A key to press, as printed on the keyboard. */
export function Kbd({
  children,
  on = 'surface',
}: {
  children: ReactNode;
  on?: 'surface' | 'header';
}) {
  return (
    <kbd className={classes.kbd} data-on={on}>
      {children}
    </kbd>
  );
}
