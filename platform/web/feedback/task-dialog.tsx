import type { ReactNode } from 'react';
import { ModalDialog } from '#platform/web/shell/modal-dialog.tsx';
import classes from './confirm.module.css';
import { Note } from './note.tsx';

/** A dialog for a small task: the title says what it does, the last button does it. */
export function TaskDialog({
  title,
  help,
  problem,
  children,
  actions,
  isWide = false,
  onClose,
}: {
  title: string;
  /** What happens, and to whom. */
  help?: ReactNode;
  /** Why it did not work, where that is about no field: a toast would lie behind the dialog. */
  problem?: string | undefined;
  children?: ReactNode;
  actions: ReactNode;
  /** For a table; text needs only the narrow width. */
  isWide?: boolean;
  onClose: () => void;
}) {
  return (
    <ModalDialog
      label={title}
      className={isWide ? `${classes.dialog} ${classes.wide}` : classes.dialog}
      onClose={onClose}
    >
      <div className={classes.panel}>
        <h2 className={classes.title}>{title}</h2>
        {help !== undefined && <div className={classes.lost}>{help}</div>}
        {problem !== undefined && <Note tone="bad">{problem}</Note>}
        {children}
        <div className={classes.actions}>{actions}</div>
      </div>
    </ModalDialog>
  );
}
