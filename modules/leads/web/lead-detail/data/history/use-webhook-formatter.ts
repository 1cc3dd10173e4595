import { useTranslation } from 'react-i18next';
import { LEAD_EVENTS } from '#modules/leads/contract/lead-events.ts';
import { WEBHOOK_FAILURE_TEXTS } from '#platform/contract/webhooks/webhook-texts.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import type { EntryFormatter } from './formatted-entry.ts';

const STATES = {
  sent: 'leads:history.webhook.sent',
  waiting: 'leads:history.webhook.waiting',
  failed: 'leads:history.webhook.failed',
  given_up: 'leads:history.webhook.givenUp',
} as const;

/** Texts for webhook attempts: response, and whether it can be repeated [LEAD-10]. */
export function useWebhookFormatter(): EntryFormatter<'webhook'> {
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
          Object.hasOwn(STATES, state) ? STATES[state as keyof typeof STATES] : STATES.waiting,
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
