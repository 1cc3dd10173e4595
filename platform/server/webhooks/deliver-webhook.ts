import type { WebhookFailure } from '#platform/contract/webhooks/webhook-delivery.ts';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import type { EventsTables } from '../events/tables.ts';
import { admitDelivery } from './admit-delivery.ts';
import { type DeliveryKey, isLeased, type LeasedDelivery, leasedRow } from './delivery-lease.ts';
import { keepEndpoint, noteHealth, pauseEndpoint } from './endpoint-health.ts';
import { endLine, holdLine, moveLine, roomAt } from './endpoint-line.ts';
import { type Endpoint, type Sent, sendDelivery } from './send-delivery.ts';
import { settleDelivery } from './settle-delivery.ts';
import type { WebhooksTables } from './tables.ts';
import { tellWatchers } from './tell-watchers.ts';
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
  const admitted = await admitDelivery(app, key);
  if (!admitted) {
    if (await isLeased(db, key)) throw new Error('another worker has this delivery');
    return;
  }
  const { delivery, endpoint } = admitted;
  const sent = await send(app, { delivery, endpoint, signal });
  await db.transaction().execute(async (tx) => {
    if (!(await keepEndpoint(tx, endpoint))) return;
    const line = { clientId: key.clientId, endpointId: endpoint.id };
    const before = await holdLine(tx, line);
    const settled = await settleDelivery(tx, delivery, sent);
    if (!settled) return;
    await tellWatchers(app, tx, { delivery, endpoint, sent, settled });
    if (settled.againSeconds !== undefined) await tryAgain(tx, settled.againSeconds);
    // A test tells the person who asked for it; what was not sent says nothing about how the endpoint fares.
    const isTest = delivery.event_type === webhookTest.type;
    if (isTest || sent.failure === 'ENDPOINT_PAUSED') return;
    const reason = await noteHealth(tx, endpoint, sent);
    if (reason && reason !== 'by-hand') {
      await endLine(tx, line);
      if (await pauseEndpoint(tx, endpoint, reason))
        await tellPaused(app, tx, { delivery, endpoint, reason });
      return;
    }
    const now = await holdLine(tx, line);
    if (settled.state === 'given_up')
      await tellGivenUp(app, tx, { delivery, endpoint, failingSince: now.failing_since });
    // One out, one in; all that there is room for once it answers again.
    const room = await roomAt(tx, line, now);
    await moveLine(
      { db: tx, jobs: app.jobs },
      line,
      before.failing_since ? room : Math.min(1, room),
    );
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
