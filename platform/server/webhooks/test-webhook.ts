import type { App } from '../app.ts';
import { deliverWebhook } from './deliver-webhook.ts';
import { newDeliveries } from './new-deliveries.ts';
import type { WebhooksTables } from './tables.ts';
import { webhookDeliveryKind } from './webhook-delivery-kind.ts';
import { webhookTest } from './webhook-test.event.ts';

/** Should this process end while it sends, a worker ends what it began. */
const LEFT_BEHIND_SECONDS = 60;

/** Sends a test at once, while somebody looks on. It is tried once, and is a delivery like any other. */
export async function testWebhook(
  { app }: { app: App },
  { clientId, endpointId }: { clientId: string; endpointId: string },
): Promise<string> {
  const db = app.database.ofClient<WebhooksTables>(clientId);
  const deliveryId = await db.transaction().execute(async (tx) => {
    const payload = { endpointId };
    const eventId = await app.events.record(tx, webhookTest, { clientId, payload });
    const eventType = webhookTest.type;
    const [id = ''] = await newDeliveries(tx, {
      clientId,
      endpointIds: [endpointId],
      eventIds: [eventId],
      eventType,
      tries: 1,
    });
    const options = { clientId, startAfterSeconds: LEFT_BEHIND_SECONDS };
    await app.jobs.enqueue(tx, webhookDeliveryKind, { clientId, deliveryId: id }, options);
    return id;
  });
  await deliverWebhook(
    app,
    { clientId, deliveryId },
    { signal: new AbortController().signal, tryAgain: async () => {} },
  );
  return deliveryId;
}
