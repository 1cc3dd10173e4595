import { retryWebhookDeliveriesCall } from '#platform/contract/webhooks/webhook-delivery-calls.ts';
import { retryDeliveries } from '../retry-deliveries.ts';
import { route } from '../tables.ts';

export const retryWebhookDeliveries = route(
  retryWebhookDeliveriesCall,
  async ({ body, app, db }) => ({ retried: await retryDeliveries(app, db, body.deliveries) }),
);
