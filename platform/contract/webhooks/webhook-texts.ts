import { OUTBOUND_TEXTS } from '../outbound/outbound-texts.ts';
import type { WebhookDeliveryState, WebhookFailure } from './webhook-delivery.ts';
import type { WebhookPauseReason } from './webhook-endpoint.ts';

/** Text keys for the states of endpoints and deliveries. */

export const WEBHOOK_FAILURE_TEXTS = {
  ...OUTBOUND_TEXTS,
  REDIRECTED: 'platform:webhooks.failure.redirected',
  GONE: 'platform:webhooks.failure.gone',
  ENDPOINT_PAUSED: 'platform:webhooks.failure.endpointPaused',
  ENDPOINT_FAILING: 'platform:webhooks.failure.endpointFailing',
  SECRET_UNREADABLE: 'platform:webhooks.failure.secretUnreadable',
} as const satisfies Record<WebhookFailure, string>;

export const WEBHOOK_STATE_TEXTS = {
  waiting: 'platform:webhooks.state.waiting',
  sent: 'platform:webhooks.state.sent',
  failed: 'platform:webhooks.state.failed',
  given_up: 'platform:webhooks.state.givenUp',
} as const satisfies Record<WebhookDeliveryState, string>;

export const WEBHOOK_PAUSE_TEXTS = {
  'by-hand': 'platform:webhooks.paused.byHand',
  gone: 'platform:webhooks.paused.gone',
  failing: 'platform:webhooks.paused.failing',
} as const satisfies Record<WebhookPauseReason, string>;
