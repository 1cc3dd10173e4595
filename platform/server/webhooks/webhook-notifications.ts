import {
  WEBHOOK_PAUSED_AFTER_DAYS,
  type WebhookPauseReason,
} from '#platform/contract/webhooks/webhook-endpoint.ts';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import type { LeasedDelivery } from './delivery-lease.ts';
import type { Endpoint } from './send-delivery.ts';

/** Once a day an endpoint: a receiver that is away loses many events, and one word about it is enough. */
export async function tellGivenUp(
  app: App,
  db: Tx,
  { delivery, endpoint }: { delivery: LeasedDelivery; endpoint: Endpoint },
): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  await app.notifications.tell(db, {
    ...toWhom(endpoint),
    title: { key: 'platform:webhooks.notification.givenUpTitle', params: {} },
    body: {
      key: 'platform:webhooks.notification.givenUpBody',
      params: { event: delivery.event_type, host: new URL(endpoint.url).host },
    },
    dedupeKey: `webhook ${endpoint.id} given up ${day}`,
  });
}

export async function tellPaused(
  app: App,
  db: Tx,
  { endpoint, reason }: { endpoint: Endpoint; reason: Exclude<WebhookPauseReason, 'by-hand'> },
): Promise<void> {
  await app.notifications.tell(db, {
    ...toWhom(endpoint),
    title: { key: 'platform:webhooks.notification.pausedTitle', params: {} },
    body: {
      key: BODY[reason],
      params: { host: new URL(endpoint.url).host, days: WEBHOOK_PAUSED_AFTER_DAYS },
    },
  });
}

const BODY = {
  gone: 'platform:webhooks.notification.goneBody',
  failing: 'platform:webhooks.notification.failingBody',
} as const;

function toWhom(endpoint: Endpoint) {
  return {
    clientId: endpoint.client_id,
    userIds: endpoint.created_by ? [endpoint.created_by] : [],
    kind: 'webhook-failed',
  } as const;
}
