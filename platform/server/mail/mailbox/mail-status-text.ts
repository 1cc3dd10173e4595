import type { MailState } from '#platform/contract/operations/outbox-list.ts';
import type { Translate } from '../../texts/texts.ts';
import type { OutboxRow } from '../outbox.ts';

const KEYS: Record<MailState, string> = {
  queued: 'platform:mailbox.status.queued',
  sending: 'platform:mailbox.status.sending',
  sent: 'platform:mailbox.status.sent',
  unknown: 'platform:mailbox.status.unknown',
  failed: 'platform:mailbox.status.failed',
  kept: 'platform:mailbox.status.kept',
  cancelled: 'platform:mailbox.status.cancelled',
};

/** The reason is a fixed name of the SPEC and the answer is the server's own text, so neither is translated. */
export function mailStatusText(row: OutboxRow, t: Translate): string {
  return [t(KEYS[row.status]), row.reason, row.answer].filter(Boolean).join(' · ');
}
