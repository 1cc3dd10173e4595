import type { ReactNode } from 'react';
import { sectionId } from '../data/use-section-scroll.ts';
import classes from './settings.module.css';

/** A section of the page, with its heading, a short note after it and its action at the right. */
export function SettingsSection({
  section,
  title,
  note,
  action,
  isJoined = false,
  children,
}: {
  section: string;
  title: string;
  note?: ReactNode;
  action?: ReactNode;
  /** Without a rule above, where the section before ends with one. */
  isJoined?: boolean;
  children: ReactNode;
}) {
  const id = sectionId(section);
  return (
    <section
      id={id}
      tabIndex={-1}
      className={classes.section}
      aria-labelledby={`${id}-title`}
      data-joined={isJoined || undefined}
    >
      <SectionHead titleId={`${id}-title`} title={title} note={note} action={action} />
      {children}
    </section>
  );
}

/** Heading and note share a line where both fit in it; the note never wraps beside its heading. */
export function SectionHead({
  titleId,
  title,
  note,
  action,
}: {
  titleId: string;
  title: string;
  note?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <header className={classes.head}>
      <div className={classes.titles}>
        <h2 id={titleId}>{title}</h2>
        {note && <p>{note}</p>}
      </div>
      {action}
    </header>
  );
}
