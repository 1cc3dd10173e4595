import { type ReactNode, useState } from 'react';
import { email as emailSchema } from '#platform/contract/text/typed-values.ts';
import { TaskFormDialog } from '#platform/web/feedback/task-dialog.tsx';
import { SwitchField } from '#platform/web/fields/choice-fields.tsx';
import { useSentForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';

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

/** Dialog for the recipient of one or several leads, and whether to notify them [LEAD-07]. */
export function ForwardQuestion({
  title,
  help,
  act,
  onForward,
  onClose,
}: {
  title: string;
  help: string;
  act: string;
  /** Returns the error text, if any. */
  onForward: (to: { email: string; notify: boolean }) => Promise<string | undefined>;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [notify, setNotify] = useState(true);
  const [isWrong, setWrong] = useState(false);
  const forward = () => {
    const email = emailSchema.safeParse(typed);
    setWrong(!email.success);
    return email.success && onForward({ email: email.data, notify });
  };
  return (
    <LeadDialog title={title} help={help} act={act} onSend={forward} onClose={onClose}>
      <TextField
        label={t('leads:detail.email')}
        type="email"
        autoComplete="off"
        autoFocus
        isRequired
        value={typed}
        onChange={(value) => {
          setTyped(value);
          setWrong(false);
        }}
        error={isWrong && t('platform:field.email')}
      />
      <SwitchField
        label={t('leads:detail.forwarding.notify')}
        value={notify}
        onChange={setNotify}
      />
    </LeadDialog>
  );
}
