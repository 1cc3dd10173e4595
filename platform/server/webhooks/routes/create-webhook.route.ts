import { createWebhookCall } from '#platform/contract/webhooks/webhook-calls.ts';
import { webhookClientUnknown } from '#platform/contract/webhooks/webhook-problems.ts';
import { principalOfUser } from '../../sessions/principal-port.ts';
import { createWebhook } from '../create-webhook.ts';
import { route } from '../tables.ts';
import { webhookEndpoint } from '../webhook-endpoints.query.ts';

export const createWebhookRoute = route(
  createWebhookCall,
  async ({ body, app, db, principal: { userId } }) => {
    const { clientId } = body;
    // A super admin belongs to every client there is; asked anew, so that one made a moment ago is among them.
    const superAdmin = await app.ports.ask(principalOfUser, { userId }, { db, app });
    if (!superAdmin?.memberships.has(clientId)) throw webhookClientUnknown();
    const { id, secret } = await createWebhook(app, db, { ...body, createdBy: userId });
    return { ...(await webhookEndpoint(db, { clientId, id })), secret };
  },
);
