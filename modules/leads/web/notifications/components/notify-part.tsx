import type { ReactNode } from 'react';
import classes from './notifications.module.css';

/** A part of the section under its heading, with what can be done at its end. */
export function NotifyPart({
  title,
  note,
  end,
  children,
}: {
  title: string;
  note?: string;
  end?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <section className={classes.part} aria-label={title}>
      <div className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        {note !== undefined && <span className={classes.note}>{note}</span>}
        {end !== undefined && <div className={classes.end}>{end}</div>}
      </div>
      {children}
    </section>
  );
}
