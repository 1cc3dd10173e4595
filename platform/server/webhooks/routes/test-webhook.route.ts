import { notFound } from '#platform/contract/problems.ts';
import { testWebhookCall } from '#platform/contract/webhooks/webhook-calls.ts';
import { route } from '../tables.ts';
import { testWebhook } from '../test-webhook.ts';
import { webhookDeliveries } from '../webhook-deliveries.query.ts';
import { webhookEndpoint } from '../webhook-endpoints.query.ts';

export const testWebhookRoute = route(
  testWebhookCall,
  async ({ params, query: { clientId }, app, db }) => {
    const { id: endpointId } = await webhookEndpoint(db, { clientId, id: params.id });
    const id = await testWebhook(app, { clientId, endpointId });
    const { items } = await webhookDeliveries(
      db,
      { clientId, id },
      { page: 1, limit: 1, sortDesc: true },
    );
    const [delivery] = items;
    // Removed while it was sent.
    if (!delivery) throw notFound();
    return delivery;
  },
  // The receiver takes its time; no transaction waits for it.
  { ownTransactions: true },
);
