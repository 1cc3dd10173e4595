import { useTranslation } from 'react-i18next';
import type { OutboxMail } from '#modules/super-admin/contract/outbox.ts';
import type { MailState } from '#platform/contract/operations/outbox-list.ts';
import { State, type StateTone } from '#platform/web/display/states/state.tsx';
import { useTemplateWords } from '../data/use-template-words.ts';

const LOOKS = {
  queued: { tone: 'plain', label: 'super-admin:outbox.state.queued' },
  sending: { tone: 'plain', label: 'super-admin:outbox.state.sending' },
  sent: { tone: 'ok', label: 'super-admin:outbox.state.sent' },
  failed: { tone: 'bad', label: 'super-admin:outbox.state.failed' },
  kept: { tone: 'ok', label: 'super-admin:outbox.state.kept' },
  cancelled: { tone: 'off', label: 'super-admin:outbox.state.cancelled' },
} as const satisfies Record<MailState, { tone: StateTone; label: string }>;

export function MailStateCell({ mail }: { mail: OutboxMail }) {
  const { t } = useTranslation();
  const words = useTemplateWords();
  const { tone, label } = LOOKS[mail.status];
  return (
    <State tone={tone} reason={mail.reason ? words.reason(mail.reason) : undefined}>
      <span title={mail.answer ?? undefined}>{t(label)}</span>
    </State>
  );
}
