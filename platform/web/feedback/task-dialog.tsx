import { Button } from '@mantine/core';
import type { FormHTMLAttributes, ReactNode } from 'react';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ModalDialog } from '#platform/web/layout/modal-dialog.tsx';
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
  /** What happens and who is affected. */
  help?: ReactNode;
  /** An error that belongs to no field; a toast would be hidden behind the dialog. */
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

/** A dialog for a small task with a few fields: Enter in any field submits it. */
export function TaskFormDialog({
  title,
  help,
  problem,
  form,
  isBusy,
  act,
  children,
  onClose,
}: {
  title: string;
  help?: ReactNode;
  problem?: string | undefined;
  /** The form from `useComptoirForm` or a compatible one. */
  form: FormHTMLAttributes<HTMLFormElement> & { id: string };
  isBusy: boolean;
  /** Button label: the verb with its object. */
  act: string;
  children: ReactNode;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  return (
    <TaskDialog
      title={title}
      help={help}
      problem={problem}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('platform:dialog.cancel')}
          </Button>
          <ActionButton type="submit" form={form.id} isBusy={isBusy}>
            {act}
          </ActionButton>
        </>
      }
    >
      <form {...form} className={classes.fields}>
        {children}
      </form>
    </TaskDialog>
  );
}
