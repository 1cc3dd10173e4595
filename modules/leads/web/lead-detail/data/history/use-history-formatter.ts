import { LEAD_EVENTS } from '#modules/leads/contract/lead-events.ts';
import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import type { HistoryEntry, HistoryKind } from '#modules/leads/contract/leads/lead-history.ts';
import { WEBHOOK_FAILURE_TEXTS } from '#platform/contract/webhooks/webhook.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useActorName } from '../lead-labels.ts';
import {
  type EntryFormatter,
  type FormattedEntry,
  useEditFormatter,
  useMailFormatter,
  useStatusFormatter,
} from './history-texts.ts';

const WEBHOOK_STATE_TEXTS = {
  sent: 'leads:history.webhook.sent',
  waiting: 'leads:history.webhook.waiting',
  failed: 'leads:history.webhook.failed',
  given_up: 'leads:history.webhook.givenUp',
} as const;

/** Texts for all kinds of history entries [LEAD-08]. */
export function useHistoryFormatter(
  lead: Lead,
  entries: readonly HistoryEntry[],
): (entry: HistoryEntry) => FormattedEntry {
  const formatters: EntryFormatter<HistoryKind> = {
    ...useStatusFormatter(lead),
    ...useAssignmentFormatter(),
    ...useEditFormatter(lead),
    ...useMailFormatter(lead.formId, entries),
    ...useWebhookFormatter(),
  };
  return (entry) => (formatters[entry.kind] as (one: HistoryEntry) => FormattedEntry)(entry);
}

/** Texts for assigning, forwarding, moving and sharing a lead. */
function useAssignmentFormatter(): EntryFormatter<'assign' | 'forward' | 'location' | 'share'> {
  const { t } = useTranslation();
  const { list } = useFormat();
  const formatActor = useActorName();
  return {
    assign: ({ detail }) => ({ text: t('leads:history.assign', { name: named(detail) }) }),
    forward: ({ by, detail: { from, to, notified } }) => ({
      text: t('leads:history.forward', { to: named(to), who: formatActor(by) }),
      notes: [
        t(notified ? 'leads:history.notified' : 'leads:history.notNotified'),
        from && t('leads:history.before', { what: named(from) }),
      ],
    }),
    location: ({ by, detail: { from, to } }) => ({
      text: t('leads:history.location', {
        to: to?.name ?? t('leads:detail.noStore'),
        who: formatActor(by),
      }),
      notes: [t('leads:history.before', { what: from?.name ?? t('leads:detail.noStore') })],
    }),
    share: ({ by, detail: { emails, senderName } }) => ({
      text: t('leads:history.share', { emails: list(emails), who: formatActor(by) }),
      notes: [t('leads:history.asSender', { name: senderName })],
    }),
  };
}

/** Texts for webhook attempts: response, and whether it can be repeated [LEAD-10]. */
function useWebhookFormatter(): EntryFormatter<'webhook'> {
  const { t } = useTranslation();
  const { number } = useFormat();
  return {
    webhook: ({ detail: { host, event, deliveryId, state, status, tries, failure } }) => {
      const label = LEAD_EVENTS.find(({ type }) => type === event)?.label;
      const why =
        failure && Object.hasOwn(WEBHOOK_FAILURE_TEXTS, failure)
          ? WEBHOOK_FAILURE_TEXTS[failure as keyof typeof WEBHOOK_FAILURE_TEXTS]
          : undefined;
      const isBad = state === 'failed' || state === 'given_up';
      return {
        text: t(
          Object.hasOwn(WEBHOOK_STATE_TEXTS, state)
            ? WEBHOOK_STATE_TEXTS[state as keyof typeof WEBHOOK_STATE_TEXTS]
            : WEBHOOK_STATE_TEXTS.waiting,
          { event: label ? t(label as 'leads:event.leadCreated') : event, host: host || '—' },
        ),
        isBad,
        notes: [
          t('leads:history.try', { formatted: number(tries) }),
          status !== null && t('leads:history.status', { status }),
          isBad && why && t(why),
        ],
        ...(isBad && { replay: deliveryId }),
      };
    },
  };
}

function named({ name, email }: { name: string; email: string | null }): string {
  return name || (email ?? '');
}
