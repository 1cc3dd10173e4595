import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { email as emailSchema } from '#platform/contract/text/email.ts';
import { SwitchField } from '#platform/web/fields/switch-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import type { BulkDialogProps } from '../data/bulk-dialog-props.ts';
import { BulkDialog } from './bulk-dialog.tsx';

/** To whom all chosen leads go [LEAD-07]. */
export default function ForwardDialog({ count, ...rest }: BulkDialogProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const [typed, setTyped] = useState('');
  const [notify, setNotify] = useState(true);
  const [isWrong, setWrong] = useState(false);
  const changeOf = () => {
    const email = emailSchema.safeParse(typed);
    setWrong(!email.success);
    return email.success ? ({ action: 'forward', email: email.data, notify } as const) : undefined;
  };
  return (
    <BulkDialog
      {...rest}
      title={t('leads:list.bulk.forwardTitle', { count, formatted: number(count) })}
      help={t('leads:list.bulk.forwardHelp')}
      act={t('leads:list.bulk.forwardAct')}
      changeOf={changeOf}
    >
      <TextField
        label={t('leads:list.bulk.email')}
        type="email"
        value={typed}
        onChange={setTyped}
        error={isWrong && t('platform:field.email')}
      />
      <SwitchField label={t('leads:list.bulk.notify')} value={notify} onChange={setNotify} />
    </BulkDialog>
  );
}
