import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { TaskDialog } from '#platform/web/feedback/task-dialog.tsx';
import classes from './dialogs.module.css';

/** The frame of a question about one lead: Enter sends it, and what was refused is said in it. */
export function LeadDialog({
  title,
  help,
  act,
  children,
  onSend,
  onClose,
}: {
  title: string;
  help?: string;
  act: string;
  children: ReactNode;
  /** Gives back what was wrong, or false where a field says it. */
  onSend: () => Promise<string | undefined> | false;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    const sending = isBusy ? false : onSend();
    if (!sending) return;
    setBusy(true);
    const refused = await sending;
    setBusy(false);
    setProblem(refused);
    if (refused === undefined) onClose();
  };
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
          <ActionButton isBusy={isBusy} onClick={() => void send()}>
            {act}
          </ActionButton>
        </>
      }
    >
      <form
        className={classes.fields}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {children}
        {/* With several fields a browser sends a form by Enter only where it has a button. */}
        <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
      </form>
    </TaskDialog>
  );
}
