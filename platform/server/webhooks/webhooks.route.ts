import { webhookClientUnknown } from '#platform/contract/webhooks/webhook.ts';
import {
  createWebhookCall,
  deleteWebhookCall,
  getWebhookCall,
  listWebhookEventTypesCall,
  listWebhooksCall,
  rotateWebhookSecretCall,
  testWebhookCall,
  updateWebhookCall,
} from '#platform/contract/webhooks/webhook-calls.ts';
import {
  listWebhookDeliveriesCall,
  retryWebhookDeliveriesCall,
} from '#platform/contract/webhooks/webhook-delivery-calls.ts';
import { createRouteFactory } from '../http/route.ts';
import { userPrincipalPort } from '../sessions/user-ports.ts';
import { createWebhook, deleteWebhook, updateWebhook } from './change-webhook.ts';
import { retryDeliveries } from './new-deliveries.ts';
import type { WebhooksTables } from './tables.ts';
import { testWebhook } from './test-webhook.ts';
import {
  chosenDeliveries,
  webhookDeliveries,
  webhookDelivery,
} from './webhook-deliveries.query.ts';
import { webhookEndpoint, webhookEndpoints } from './webhook-endpoints.query.ts';
import { rotateWebhookSecret } from './webhook-secret.ts';

const route = createRouteFactory<WebhooksTables>();

const listWebhooksRoute = route(listWebhooksCall, ({ query: { qClients = [], ...request }, db }) =>
  webhookEndpoints({ db }, { ...request, meant: { clientIds: qClients } }),
);

const getWebhookRoute = route(getWebhookCall, ({ params, query, db }) =>
  webhookEndpoint({ db }, { ...query, ...params }),
);

const createWebhookRoute = route(
  createWebhookCall,
  async ({ body, app, db, principal: { userId } }) => {
    const { clientId } = body;
    // A super admin belongs to every client. Reads the memberships again to include a client that was just created.
    const superAdmin = await app.ports.call(userPrincipalPort, { userId }, { db, app });
    if (!superAdmin?.memberships.has(clientId)) throw webhookClientUnknown();
    const { id, secret } = await createWebhook({ db, app }, { ...body, createdBy: userId });
    return { ...(await webhookEndpoint({ db }, { clientId, id })), secret };
  },
);

const updateWebhookRoute = route(updateWebhookCall, async ({ params, query, body, app, db }) => {
  const which = { ...query, ...params };
  await updateWebhook({ db, app }, which, body);
  return webhookEndpoint({ db }, which);
});

const rotateWebhookSecretRoute = route(
  rotateWebhookSecretCall,
  async ({ params, query, app, db }) => {
    const which = { ...query, ...params };
    const secret = await rotateWebhookSecret({ db, app }, which);
    return { ...(await webhookEndpoint({ db }, which)), secret };
  },
);

const deleteWebhookRoute = route(deleteWebhookCall, async ({ params, query, db, app }) => {
  await deleteWebhook({ db, app }, { ...query, ...params });
  return null;
});

const testWebhookRoute = route(
  testWebhookCall,
  async ({ params, query: { clientId }, app, db }) => {
    const { id: endpointId } = await webhookEndpoint({ db }, { clientId, id: params.id });
    const id = await testWebhook({ app }, { clientId, endpointId });
    // Not found if it was removed while it was sent.
    return webhookDelivery({ db }, { clientId, id });
  },
  // The receiver may be slow, so no transaction is open meanwhile.
  { ownTransactions: true },
);

const listWebhookEventTypesRoute = route(listWebhookEventTypesCall, async ({ app }) => ({
  items: app.events.published().map(({ type, label }) => ({ type, label })),
}));

const listWebhookDeliveriesRoute = route(listWebhookDeliveriesCall, ({ query, db }) =>
  webhookDeliveries({ db }, query),
);

const retryWebhookDeliveriesRoute = route(
  retryWebhookDeliveriesCall,
  async ({ body, app, db }) => ({
    retried: await retryDeliveries({ db, app }, await chosenDeliveries({ db }, body.which)),
  }),
);

export const webhooksRoutes = [
  listWebhooksRoute,
  createWebhookRoute,
  listWebhookEventTypesRoute,
  listWebhookDeliveriesRoute,
  retryWebhookDeliveriesRoute,
  getWebhookRoute,
  updateWebhookRoute,
  deleteWebhookRoute,
  rotateWebhookSecretRoute,
  testWebhookRoute,
];
