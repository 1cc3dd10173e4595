import { useState } from 'react';
import { shareLeadCall } from '#modules/leads/contract/leads/hand-over-calls.ts';
import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import { SENDER_NAME_MAX_LENGTH, SHARE_LIMIT } from '#modules/leads/contract/limits.ts';
import { email as emailSchema } from '#platform/contract/text/typed-values.ts';
import { TagsField } from '#platform/web/fields/multi-select-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useCurrentUser } from '#platform/web/module/current-user.tsx';
import { LeadDialog } from '../../../components/lead-dialog.tsx';
import { useHandOver } from '../../data/use-change-lead.ts';

/** Recipients of a shared copy, and the sender name [LEAD-07]. */
export default function ShareDialog({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const { t } = useTranslation();
  const { list } = useFormat();
  const { firstName, lastName } = useCurrentUser();
  const { send } = useHandOver(shareLeadCall, lead);
  const [emails, setEmails] = useState<string[]>([]);
  const [senderName, setSenderName] = useState(`${firstName} ${lastName}`.trim());
  const [isTried, setTried] = useState(false);
  const wrong = emails.find((email) => !emailSchema.safeParse(email).success);
  const share = () => {
    setTried(true);
    if (emails.length === 0 || wrong !== undefined || !senderName.trim()) return false;
    return send({ emails, senderName }, ({ sent, sentBefore }) =>
      [
        sent.length > 0 && t('leads:detail.sharing.done', { emails: list(sent) }),
        sentBefore.length > 0 && t('leads:detail.sharing.before', { emails: list(sentBefore) }),
      ]
        .filter(Boolean)
        .join('. '),
    );
  };
  return (
    <LeadDialog
      title={t('leads:detail.share')}
      help={t('leads:detail.sharing.help')}
      act={t('leads:detail.share')}
      onSend={share}
      onClose={onClose}
    >
      <TagsField
        label={t('leads:detail.sharing.emails')}
        help={t('leads:detail.sharing.emailsHelp')}
        error={
          wrong !== undefined
            ? t('leads:detail.sharing.notEmail', { email: wrong })
            : isTried && emails.length === 0 && t('platform:field.required')
        }
        isRequired
        autoFocus
        limit={SHARE_LIMIT}
        endsAt={[',', ';', ' ']}
        value={emails}
        onChange={setEmails}
      />
      <TextField
        label={t('leads:detail.sharing.sender')}
        autoComplete="name"
        maxLength={SENDER_NAME_MAX_LENGTH}
        isRequired
        value={senderName}
        onChange={setSenderName}
        error={isTried && !senderName.trim() && t('platform:field.required')}
      />
    </LeadDialog>
  );
}
