import { Button } from '@mantine/core';
import type { FormHTMLAttributes, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import classes from './confirm.module.css';
import { TaskDialog } from './task-dialog.tsx';

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
  /** Of `useComptoirForm`, or its like. */
  form: FormHTMLAttributes<HTMLFormElement> & { id: string };
  isBusy: boolean;
  /** The verb with its object. */
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
