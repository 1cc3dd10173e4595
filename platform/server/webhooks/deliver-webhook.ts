import type { WebhookFailure } from '#platform/contract/webhooks/webhook-delivery.ts';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import type { EventsTables } from '../events/tables.ts';
import {
  type DeliveryKey,
  isLeased,
  type LeasedDelivery,
  leaseDelivery,
  leasedRow,
} from './delivery-lease.ts';
import { isFailingAndTried, keepEndpoint, noteHealth, pauseEndpoint } from './endpoint-health.ts';
import { type Endpoint, type Sent, sendDelivery } from './send-delivery.ts';
import { isBehindAnother, settleDelivery } from './settle-delivery.ts';
import type { WebhooksTables } from './tables.ts';
import { tellGivenUp, tellPaused } from './webhook-notifications.ts';
import { webhookTest } from './webhook-test.event.ts';

/**
 * Tries one delivery once. What follows is written in one transaction: how it went, the next try, the endpoint's health.
 *
 * A worker that dies between the receiver's answer and that transaction leaves the delivery to another, which sends it
 * again when the lease is over: under the same webhook-id, by which the receiver drops the repeat.
 */
export async function deliverWebhook(
  app: App,
  key: DeliveryKey,
  {
    signal,
    tryAgain,
  }: { signal: AbortSignal; tryAgain(db: Tx, seconds: number): Promise<unknown> },
): Promise<void> {
  const db = app.database.ofClient<WebhooksTables & EventsTables>(key.clientId);
  const delivery = await leaseDelivery(db, key);
  if (!delivery) {
    if (await isLeased(db, key)) throw new Error('another worker has this delivery');
    return;
  }
  const endpoint = await db
    .selectFrom('platform.webhook_endpoints')
    .selectAll()
    .where('client_id', '=', key.clientId)
    .where('id', '=', delivery.endpoint_id)
    .executeTakeFirst();
  // Removed meanwhile, and the delivery with it.
  if (!endpoint) return;
  const sent = await send(app, { delivery, endpoint, signal });
  await db.transaction().execute(async (tx) => {
    if (!(await keepEndpoint(tx, endpoint))) return;
    const settled = await settleDelivery(tx, delivery, sent);
    if (!settled) return;
    if (settled.againSeconds !== undefined) await tryAgain(tx, settled.againSeconds);
    // A test tells the person who asked for it; what was not sent says nothing about how the endpoint fares.
    const isTest = delivery.event_type === webhookTest.type;
    if (isTest || sent.failure === 'ENDPOINT_PAUSED' || isBehindAnother(sent)) return;
    const reason = await noteHealth(tx, endpoint, sent);
    if (reason && reason !== 'by-hand' && (await pauseEndpoint(tx, endpoint, reason)))
      await tellPaused(app, tx, { endpoint, reason });
    else if (settled.state === 'given_up') await tellGivenUp(app, tx, { delivery, endpoint });
  });
}

async function send(
  app: App,
  given: { delivery: LeasedDelivery; endpoint: Endpoint; signal: AbortSignal },
): Promise<Sent> {
  const { delivery, endpoint } = given;
  const isTest = delivery.event_type === webhookTest.type;
  if (endpoint.paused_at && !isTest) return notTried('ENDPOINT_PAUSED');
  const db = app.database.ofClient<WebhooksTables & EventsTables>(delivery.client_id);
  if (!isTest && (await isFailingAndTried(db, delivery))) return notTried('ENDPOINT_FAILING');
  const event = await db
    .selectFrom('platform.events')
    .selectAll()
    .where('client_id', '=', delivery.client_id)
    .where('id', '=', delivery.event_id)
    .executeTakeFirstOrThrow();
  try {
    return await sendDelivery(app, { ...given, event });
  } catch (error) {
    // This process stops: another one may have the delivery at once.
    await leasedRow(db, delivery).execute();
    throw error;
  }
}

function notTried(failure: WebhookFailure): Sent {
  return { status: null, ms: 0, failure };
}
