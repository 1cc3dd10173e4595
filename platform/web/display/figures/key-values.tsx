import type { ReactNode } from 'react';
import classes from './key-values.module.css';

/** Facts about one record, one line each. */
export function KeyValues({
  rows,
}: {
  rows: readonly { key: string; label: ReactNode; value: ReactNode }[];
}) {
  return (
    <dl className={classes.rows}>
      {rows.map(({ key, label, value }) => (
        <div key={key} className={classes.row}>
          <dt className={classes.label}>{label}</dt>
          <dd className={classes.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
