import { type ReactNode, useState } from 'react';
import { TaskFormDialog } from '#platform/web/feedback/task-form-dialog.tsx';
import { useSentForm } from '#platform/web/fields/form/use-sent-form.ts';

/** Frame of a dialog about one or several leads; it shows refusals. */
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
  /** Returns the error text, or false if a field shows the error. */
  onSend: () => Promise<string | undefined> | false;
  onClose: () => void;
}) {
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
  const sent = useSentForm(send);
  return (
    <TaskFormDialog
      title={title}
      help={help}
      act={act}
      problem={problem}
      isBusy={isBusy}
      form={sent}
      onClose={onClose}
    >
      {children}
    </TaskFormDialog>
  );
}
