import {
  listWebhookDeliveriesCall,
  retryWebhookDeliveriesCall,
} from '#platform/contract/webhooks/webhook-delivery-calls.ts';
import { retryDeliveries } from '../retry-deliveries.ts';
import { route } from '../route.ts';
import { chosenDeliveries, webhookDeliveries } from '../webhook-deliveries.query.ts';

export const listWebhookDeliveriesRoute = route(listWebhookDeliveriesCall, ({ query, db }) =>
  webhookDeliveries({ db }, query),
);

export const retryWebhookDeliveriesRoute = route(
  retryWebhookDeliveriesCall,
  async ({ body, app, db }) => ({
    retried: await retryDeliveries({ db, app }, await chosenDeliveries({ db }, body.which)),
  }),
);
