import { updateWebhookCall } from '#platform/contract/webhooks/webhook-calls.ts';
import { route } from '../tables.ts';
import { updateWebhook } from '../update-webhook.ts';
import { webhookEndpoint } from '../webhook-endpoints.query.ts';

export const updateWebhookRoute = route(
  updateWebhookCall,
  async ({ params, query, body, app, db }) => {
    const which = { ...query, ...params };
    await updateWebhook(app, db, which, body);
    return webhookEndpoint(db, which);
  },
);
