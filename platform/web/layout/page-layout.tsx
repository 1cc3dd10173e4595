import type { ReactNode } from 'react';
import factLineStyles from './fact-line.module.css';
import formColumnsStyles from './form-columns.module.css';
import classes from './side-panel.module.css';

/**
 * Content at the left and a panel with supporting information at the right. Below 1024 px the panel is below the content;
 * below 1280 px if `needsRoom`.
 */
export function SidePanel({
  label,
  panel,
  width = 392,
  top = 20,
  isPlain = false,
  needsRoom = false,
  children,
}: {
  label: string;
  panel: ReactNode;
  width?: 344 | 368 | 376 | 392 | 400 | 440 | 456 | 460;
  /** Distance of the panel's first line from the top, so that it is level with the heading of the content. */
  top?: 11 | 12 | 14 | 18 | 20;
  /** The panel continues the content instead of summing it up, so it has the same background. */
  isPlain?: boolean;
  /** Both contain tables or texts that do not fit side by side on a tablet. */
  needsRoom?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      className={classes.split}
      data-needs-room={needsRoom || undefined}
      data-plain={isPlain || undefined}
      style={{ '--panel-width': `${width}px`, '--panel-top': `${top}px` }}
    >
      <div className={classes.content}>{children}</div>
      <aside className={classes.panel} aria-label={label}>
        {panel}
      </aside>
    </div>
  );
}

/**
 * Two sections of a form, each with its heading: beside each other on wide screens. Fields without a section are in one
 * column, so that the eye goes one way only.
 */
export function FormColumns({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <div className={formColumnsStyles.columns} data-form-columns>
      <div className={formColumnsStyles.column}>{first}</div>
      <div className={formColumnsStyles.column}>{second}</div>
    </div>
  );
}

/** Short facts in one line, which wraps between facts but never between a figure and its unit. */
export function FactLine({ facts }: { facts: readonly (string | null | undefined | false)[] }) {
  return (
    <span className={factLineStyles.line}>
      {facts
        .filter((fact) => typeof fact === 'string' && fact !== '')
        .map((fact, at) => (
          // Index as key: two facts may have the same text, and their order never changes.
          // biome-ignore lint/suspicious/noArrayIndexKey: said above
          <span key={at} className={factLineStyles.fact}>
            {at > 0 && <span className={factLineStyles.read}> · </span>}
            {fact}
          </span>
        ))}
    </span>
  );
}
