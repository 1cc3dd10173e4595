import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { email as emailSchema } from '#platform/contract/text/email.ts';
import { SwitchField } from '#platform/web/fields/switch-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { LeadDialog } from './lead-dialog.tsx';

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
