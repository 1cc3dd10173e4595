import { defineModule } from '../module.ts';
import { deliverWebhookJob } from './deliver-webhook.job.ts';
import { purgeDeliveriesJob } from './purge-deliveries.job.ts';
import { queueDeliveries } from './queue-deliveries.tap.ts';
import { createWebhookRoute } from './routes/create-webhook.route.ts';
import { deleteWebhook } from './routes/delete-webhook.route.ts';
import { getWebhook } from './routes/get-webhook.route.ts';
import { listWebhookDeliveries } from './routes/list-webhook-deliveries.route.ts';
import { listWebhookEventTypes } from './routes/list-webhook-event-types.route.ts';
import { listWebhooks } from './routes/list-webhooks.route.ts';
import { retryWebhookDeliveries } from './routes/retry-webhook-deliveries.route.ts';
import { rotateWebhookSecretRoute } from './routes/rotate-webhook-secret.route.ts';
import { testWebhookRoute } from './routes/test-webhook.route.ts';
import { updateWebhookRoute } from './routes/update-webhook.route.ts';
import { webhooksMigration } from './webhooks.migration.ts';

/** Events on their way out of the house: endpoints of clients, and what was sent to them. */
export const webhooksModule = defineModule({
  name: 'platform-webhooks',
  migrations: [webhooksMigration],
  eventTaps: [queueDeliveries],
  jobs: [deliverWebhookJob, purgeDeliveriesJob],
  routes: [
    listWebhooks,
    createWebhookRoute,
    listWebhookEventTypes,
    listWebhookDeliveries,
    retryWebhookDeliveries,
    getWebhook,
    updateWebhookRoute,
    deleteWebhook,
    rotateWebhookSecretRoute,
    testWebhookRoute,
  ],
});
