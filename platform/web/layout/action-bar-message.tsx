import type { ReactNode } from 'react';
import classes from './action-bar.module.css';

/** The sentence on the action bar; it is read out when it changes. Bold is the part that counts. */
export function ActionBarMessage({ children }: { children: ReactNode }) {
  return (
    <p className={classes.say} role="status">
      {children}
    </p>
  );
}
