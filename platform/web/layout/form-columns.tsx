import type { ReactNode } from 'react';
import classes from './form-columns.module.css';

/** The fields of a form: one column of a readable width, and beside it a second one where the screen has room for it. */
export function FormColumns({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <div className={classes.columns} data-form-columns>
      <div className={classes.column}>{first}</div>
      <div className={classes.column}>{second}</div>
    </div>
  );
}
