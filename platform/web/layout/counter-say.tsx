import type { ReactNode } from 'react';
import classes from './counter.module.css';

/** The sentence on the counter; it is read out when it changes. Bold is the part that counts. */
export function CounterSay({ children }: { children: ReactNode }) {
  return (
    <p className={classes.say} role="status">
      {children}
    </p>
  );
}
