import type { ReactNode } from 'react';
import classes from './figure-tile.module.css';

/** One figure: label, value and a line of explanation. */
export function FigureTile({
  label,
  value,
  of,
  tone = 'plain',
  children,
}: {
  label: string;
  value: string;
  /** Quiet after the figure: “of 24”. */
  of?: string | undefined;
  tone?: 'plain' | 'bad' | 'due';
  children: ReactNode;
}) {
  return (
    <dl className={classes.figure} data-tone={tone}>
      <dt className={classes.label}>{label}</dt>
      <dd className={classes.value}>
        {value}
        {of !== undefined && <span className={classes.of}> {of}</span>}
      </dd>
      <dd className={classes.detail}>{children}</dd>
    </dl>
  );
}
