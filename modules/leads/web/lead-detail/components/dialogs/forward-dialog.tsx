import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forwardLeadCall } from '#modules/leads/contract/leads/hand-over-calls.ts';
import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import { email as emailSchema } from '#platform/contract/text/email.ts';
import { SwitchField } from '#platform/web/fields/switch-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { LeadDialog } from '../../../components/lead-dialog.tsx';
import { useHandOver } from '../../data/use-hand-over.ts';

/** To whom the lead goes, and whether they are told [LEAD-07]. */
export default function ForwardDialog({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const { t } = useTranslation();
  const { send } = useHandOver(forwardLeadCall, lead);
  const [typed, setTyped] = useState('');
  const [notify, setNotify] = useState(true);
  const [isWrong, setWrong] = useState(false);
  const forward = () => {
    const email = emailSchema.safeParse(typed);
    setWrong(!email.success);
    return (
      email.success &&
      send({ email: email.data, notify }, () =>
        t('leads:detail.forwarding.done', { email: email.data }),
      )
    );
  };
  return (
    <LeadDialog
      title={t('leads:detail.forward')}
      help={t('leads:detail.forwarding.help')}
      act={t('leads:detail.forward')}
      onSend={forward}
      onClose={onClose}
    >
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
