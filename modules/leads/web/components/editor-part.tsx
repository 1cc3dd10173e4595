import type { ReactNode } from 'react';
import classes from './section.module.css';

/** A part of a section under its heading: “Where the form runs”. */
export function EditorPart({
  title,
  note,
  end,
  children,
}: {
  title: string;
  note?: ReactNode;
  end?: ReactNode;
  children: ReactNode;
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
