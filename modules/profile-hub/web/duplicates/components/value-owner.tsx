import type { ReactNode } from 'react';
import classes from './merge-table.module.css';

/** Names the contact of a value when the table is collapsed and has no header. */
export function ValueOwner({ children }: { children: ReactNode }) {
  return <small className={classes.whose}>{children}</small>;
}
