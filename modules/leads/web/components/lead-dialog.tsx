import { type ReactNode, useState } from 'react';
import { TaskFormDialog } from '#platform/web/feedback/task-form-dialog.tsx';
import { useSentForm } from '#platform/web/fields/form/use-sent-form.ts';

/** The frame of a question about a lead, or about several: what was refused is said in it. */
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
