import type { App } from '../app.ts';
import { leaseDelivery, leaseDueDeliveries } from './lease-deliveries.ts';
import { newDeliveries } from './new-deliveries.ts';
import { type Endpoint, webhookRunKind } from './run-lease.ts';
import { sendDelivery } from './send-delivery.ts';
import { settleTries } from './settle-tries.ts';
import type { WebhooksTables } from './tables.ts';
import { webhookTest } from './webhook-test.event.ts';

/** If this process ends while sending, a worker completes the test after this time. */
const LEFT_BEHIND_SECONDS = 60;
const TESTS_AT_ONCE = 5;

/**
 * Sends a test immediately while a user waits, regardless of other waiting deliveries and even if the endpoint is
 * paused. It is attempted once and is otherwise a normal delivery.
 */
export async function testWebhook(
  { app }: { app: App },
  { clientId, endpointId }: { clientId: string; endpointId: string },
): Promise<string> {
  const db = app.database.ofClient<WebhooksTables>(clientId);
  const trySeconds = app.config.WEBHOOK_TIMEOUT_SECONDS;
  const { id, taken, endpoint } = await db.transaction().execute(async (tx) => {
    const eventId = await app.events.record(tx, webhookTest, { clientId, payload: { endpointId } });
    const [id = ''] = await newDeliveries(tx, {
      clientId,
      endpointIds: [endpointId],
      eventIds: [eventId],
      eventType: webhookTest.type,
      tries: 1,
    });
    const endpoint = await tx
      .selectFrom('platform.webhook_endpoints')
      .selectAll()
      .where('client_id', '=', clientId)
      .where('id', '=', endpointId)
      .executeTakeFirstOrThrow();
    // Leased in the transaction that creates it, so that no run takes it first.
    const taken = await leaseDelivery(tx, { clientId, id }, trySeconds);
    const options = { clientId, startAfterSeconds: LEFT_BEHIND_SECONDS };
    await app.jobs.enqueue(tx, webhookRunKind, { clientId, endpointId }, options);
    return { id, taken, endpoint };
  });
  if (taken) {
    const { signal } = new AbortController();
    const sent = await sendDelivery(app, { delivery: taken, endpoint, signal });
    await settleTries(app, { clientId, endpointId }, [{ delivery: taken, sent }]);
  }
  return id;
}

/** Sends the manually retried tests of a paused endpoint; a few, because each is requested by a user. */
export async function sendDueTests(
  app: App,
  endpoint: Endpoint,
  signal: AbortSignal,
): Promise<void> {
  const key = { clientId: endpoint.client_id, endpointId: endpoint.id };
  const db = app.database.ofClient<WebhooksTables>(key.clientId);
  const taken = await leaseDueDeliveries(db, key, {
    atMost: TESTS_AT_ONCE,
    trySeconds: app.config.WEBHOOK_TIMEOUT_SECONDS * TESTS_AT_ONCE,
    ofType: webhookTest.type,
  });
  for (const delivery of taken) {
    const sent = await sendDelivery(app, { delivery, endpoint, signal });
    await settleTries(app, key, [{ delivery, sent }]);
  }
}
