import type { ReactNode } from 'react';
import classes from './figure-words.module.css';

/** One figure over the line: what it counts, how many, and one line of what that means. */
export function FigureWords({
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
