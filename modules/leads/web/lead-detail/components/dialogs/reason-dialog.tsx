import { useState } from 'react';
import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import { GIVEN_LOSS_REASONS, REJECT_REASONS } from '#modules/leads/contract/leads/lead-status.ts';
import { REASON_WORDS_MAX_LENGTH } from '#modules/leads/contract/limits.ts';
import { RadioField } from '#platform/web/fields/choice-fields.tsx';
import { TextareaField } from '#platform/web/fields/textarea-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { LeadDialog } from '../../../components/lead-dialog.tsx';
import { reasonTextKey } from '../../data/lead-labels.ts';
import type { GivenAction } from '../../data/use-change-lead.ts';

type Reason = NonNullable<GivenAction['reason']>;

const TITLES = {
  lose: { title: 'leads:detail.lose.title', help: undefined },
  reject: { title: 'leads:detail.reject.title', help: 'leads:detail.reject.help' },
  giveBack: { title: 'leads:detail.giveBack.title', help: 'leads:detail.giveBack.help' },
} as const;

/** Dialog for the reason of a loss or rejection [LEAD-04]. */
export default function ReasonDialog({
  lead,
  action,
  onAct,
  onClose,
}: {
  lead: Lead;
  action: 'lose' | 'reject';
  onAct: (given: GivenAction) => Promise<string | undefined>;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [reason, setReason] = useState<Reason | null>(null);
  const [comment, setComment] = useState('');
  const [isTried, setTried] = useState(false);
  const { title, help } =
    TITLES[action === 'reject' && lead.status === 'accepted' ? 'giveBack' : action];
  const reasons: readonly Reason[] = action === 'lose' ? GIVEN_LOSS_REASONS : REJECT_REASONS;
  const send = () => {
    setTried(true);
    return reason !== null && onAct({ action, reason, words: comment });
  };
  return (
    <LeadDialog
      title={t(title)}
      {...(help && { help: t(help) })}
      act={t(title)}
      onSend={send}
      onClose={onClose}
    >
      <RadioField
        label={t('leads:detail.reason')}
        isRequired
        options={reasons.map((value) => {
          const key = reasonTextKey(action, value);
          return { value, label: key ? t(key) : value };
        })}
        value={reason}
        onChange={setReason}
        error={isTried && reason === null && t('platform:field.required')}
      />
      <TextareaField
        label={t('leads:detail.words')}
        rows={2}
        maxLength={REASON_WORDS_MAX_LENGTH}
        value={comment}
        onChange={setComment}
      />
    </LeadDialog>
  );
}
