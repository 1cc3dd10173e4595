import { useTranslation } from 'react-i18next';
import type { OutboxMail } from '#modules/super-admin/contract/outbox.ts';
import type { MailProviderStatus, MailState } from '#platform/contract/operations/outbox-list.ts';
import { State, type StateTone } from '#platform/web/display/states/state.tsx';
import { useMoments } from '../../data/use-moments.ts';
import { useTemplateLabels } from '../data/use-template-labels.ts';

const LOOKS = {
  queued: { tone: 'plain', label: 'super-admin:outbox.state.queued' },
  sending: { tone: 'plain', label: 'super-admin:outbox.state.sending' },
  sent: { tone: 'ok', label: 'super-admin:outbox.state.sent' },
  unknown: { tone: 'due', label: 'super-admin:outbox.state.unknown' },
  failed: { tone: 'bad', label: 'super-admin:outbox.state.failed' },
  kept: { tone: 'ok', label: 'super-admin:outbox.state.kept' },
  cancelled: { tone: 'off', label: 'super-admin:outbox.state.cancelled' },
} as const satisfies Record<MailState, { tone: StateTone; label: string }>;

/** Provider reports, which are more precise than the acceptance of the mail. */
const TOLD_LOOKS = {
  delivered: { tone: 'ok', label: 'super-admin:outbox.told.delivered' },
  bounced: { tone: 'bad', label: 'super-admin:outbox.told.bounced' },
  blocked: { tone: 'bad', label: 'super-admin:outbox.told.blocked' },
  spam: { tone: 'due', label: 'super-admin:outbox.told.spam' },
} as const satisfies Record<MailProviderStatus, { tone: StateTone; label: string }>;

export function MailStateCell({ mail }: { mail: OutboxMail }) {
  const { t } = useTranslation();
  const words = useTemplateLabels();
  const { clock } = useMoments();
  const { tone, label } = mail.told ? TOLD_LOOKS[mail.told] : LOOKS[mail.status];
  const why = [
    mail.reason && words.reason(mail.reason),
    mail.nextTryAt && t('super-admin:outbox.nextTry', { when: clock(mail.nextTryAt) }),
  ].filter(Boolean);
  return (
    <State tone={tone} reason={why.length > 0 ? why.join(' · ') : undefined}>
      <span title={mail.answer ?? undefined}>{t(label)}</span>
    </State>
  );
}
