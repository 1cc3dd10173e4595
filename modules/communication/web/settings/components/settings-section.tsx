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
      <header className={classes.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        {note && <p>{note}</p>}
        {action}
      </header>
      {children}
    </section>
  );
}
