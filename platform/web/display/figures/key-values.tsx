import type { ReactNode } from 'react';
import { EmailText } from '../email-text.tsx';
import classes from './key-values.module.css';

function isEmail(value: ReactNode): value is string {
  return typeof value === 'string' && value.indexOf('@') > 0 && !value.includes(' ');
}

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
          <dd className={classes.value}>{isEmail(value) ? <EmailText email={value} /> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
