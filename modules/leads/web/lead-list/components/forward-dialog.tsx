import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { email as emailSchema } from '#platform/contract/text/email.ts';
import { SwitchField } from '#platform/web/fields/switch-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { LeadDialog } from '../../components/lead-dialog.tsx';
import type { BulkDialogProps } from '../data/bulk-dialog-props.ts';

/** To whom all chosen leads go [LEAD-07]. */
export default function ForwardDialog({ count, onChange, onClose }: BulkDialogProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const [typed, setTyped] = useState('');
  const [notify, setNotify] = useState(true);
  const [isWrong, setWrong] = useState(false);
  const forward = () => {
    const email = emailSchema.safeParse(typed);
    setWrong(!email.success);
    return email.success && onChange({ action: 'forward', email: email.data, notify });
  };
  return (
    <LeadDialog
      title={t('leads:list.bulk.forwardTitle', { count, formatted: number(count) })}
      help={t('leads:list.bulk.forwardHelp')}
      act={t('leads:list.bulk.forwardAct')}
      onSend={forward}
      onClose={onClose}
    >
      <TextField
        label={t('leads:list.bulk.email')}
        type="email"
        value={typed}
        onChange={setTyped}
        error={isWrong && t('platform:field.email')}
      />
      <SwitchField label={t('leads:list.bulk.notify')} value={notify} onChange={setNotify} />
    </LeadDialog>
  );
}
