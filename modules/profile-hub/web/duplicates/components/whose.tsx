import type { ReactNode } from 'react';
import classes from './merge-table.module.css';

/** Whose a value is, said beside it where the table is folded and has no heads. */
export function Whose({ children }: { children: ReactNode }) {
  return <small className={classes.whose}>{children}</small>;
}
