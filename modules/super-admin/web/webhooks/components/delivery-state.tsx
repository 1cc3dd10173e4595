import { useTranslation } from 'react-i18next';
import type {
  WebhookDelivery,
  WebhookDeliveryState,
} from '#platform/contract/webhooks/webhook-delivery.ts';
import {
  WEBHOOK_FAILURE_TEXTS,
  WEBHOOK_STATE_TEXTS,
} from '#platform/contract/webhooks/webhook-texts.ts';
import { State, type StateTone } from '#platform/web/display/states/state.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useMoments } from '../../data/use-moments.ts';

const TONES: Record<WebhookDeliveryState, StateTone> = {
  waiting: 'plain',
  sent: 'ok',
  failed: 'due',
  given_up: 'bad',
};

export function DeliveryState({ delivery }: { delivery: WebhookDelivery }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { clock } = useMoments();
  const { state, lastStatus, lastError, lastDurationMs, nextTryAt } = delivery;
  const answer =
    lastStatus !== null
      ? t('super-admin:webhooks.status', { status: lastStatus, ms: number(lastDurationMs ?? 0) })
      : lastError && state !== 'sent'
        ? t(WEBHOOK_FAILURE_TEXTS[lastError])
        : null;
  const next =
    state === 'failed' && nextTryAt
      ? t('super-admin:webhooks.next', { time: clock(nextTryAt) })
      : null;
  const reason = [answer, next].filter(Boolean).join(', ');
  return (
    <State tone={TONES[state]} reason={reason || undefined}>
      {t(WEBHOOK_STATE_TEXTS[state])}
    </State>
  );
}
