import type { ReactNode } from 'react';
import factLineStyles from './fact-line.module.css';
import formColumnsStyles from './form-columns.module.css';
import classes from './side-panel.module.css';

/** The content at the left and, on canvas at the right, what helps to judge them; below 1024 it goes below, where both need room below 1280. */
export function SidePanel({
  label,
  panel,
  width = 392,
  needsRoom = false,
  children,
}: {
  label: string;
  panel: ReactNode;
  width?: 344 | 368 | 376 | 392 | 400 | 440 | 456 | 460;
  /** Both have tables or texts that a tablet cannot show beside each other. */
  needsRoom?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      className={classes.split}
      data-needs-room={needsRoom || undefined}
      style={{ '--panel-width': `${width}px` }}
    >
      <div className={classes.content}>{children}</div>
      <aside className={classes.panel} aria-label={label}>
        {panel}
      </aside>
    </div>
  );
}

/** The fields of a form: one column of a readable width, and beside it a second one where the screen has room for it. */
export function FormColumns({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <div className={formColumnsStyles.columns} data-form-columns>
      <div className={formColumnsStyles.column}>{first}</div>
      <div className={formColumnsStyles.column}>{second}</div>
    </div>
  );
}

/** Short facts in one line: it breaks between two of them, never between a figure and its unit. */
export function FactLine({ facts }: { facts: readonly (string | null | undefined | false)[] }) {
  return (
    <span className={factLineStyles.line}>
      {facts
        .filter((fact) => typeof fact === 'string' && fact !== '')
        .map((fact, at) => (
          // Two facts may read alike; their order never changes.
          // biome-ignore lint/suspicious/noArrayIndexKey: said above
          <span key={at} className={factLineStyles.fact}>
            {at > 0 && <span className={factLineStyles.read}> · </span>}
            {fact}
          </span>
        ))}
    </span>
  );
}
