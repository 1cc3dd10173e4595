import { listWebhooksCall } from '#platform/contract/webhooks/webhook-calls.ts';
import { route } from '../tables.ts';
import { webhookEndpoints } from '../webhook-endpoints.query.ts';

export const listWebhooks = route(listWebhooksCall, async ({ query, db }) => ({
  items: await webhookEndpoints(db, query),
}));
