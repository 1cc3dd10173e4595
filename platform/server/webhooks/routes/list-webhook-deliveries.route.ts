import { listWebhookDeliveriesCall } from '#platform/contract/webhooks/webhook-delivery-calls.ts';
import { route } from '../tables.ts';
import { webhookDeliveries } from '../webhook-deliveries.query.ts';

export const listWebhookDeliveries = route(listWebhookDeliveriesCall, ({ query, db }) =>
  webhookDeliveries(db, query, query),
);
