import { getWebhookCall } from '#platform/contract/webhooks/webhook-calls.ts';
import { route } from '../tables.ts';
import { webhookEndpoint } from '../webhook-endpoints.query.ts';

export const getWebhook = route(getWebhookCall, ({ params, query, db }) =>
  webhookEndpoint(db, { ...query, ...params }),
);
