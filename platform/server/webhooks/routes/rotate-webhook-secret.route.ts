import { rotateWebhookSecretCall } from '#platform/contract/webhooks/webhook-calls.ts';
import { rotateWebhookSecret } from '../rotate-webhook-secret.ts';
import { route } from '../tables.ts';
import { webhookEndpoint } from '../webhook-endpoints.query.ts';

export const rotateWebhookSecretRoute = route(
  rotateWebhookSecretCall,
  async ({ params, query, app, db }) => {
    const which = { ...query, ...params };
    const secret = await rotateWebhookSecret(app, db, which);
    return { ...(await webhookEndpoint(db, which)), secret };
  },
);
