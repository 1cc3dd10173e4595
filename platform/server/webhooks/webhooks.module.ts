import { defineModule } from '../module.ts';
import { deliverWebhookJob } from './deliver-webhook.job.ts';
import { moveLinesJob } from './move-lines.job.ts';
import { purgeDeliveriesJob } from './purge-deliveries.job.ts';
import { queueDeliveries } from './queue-deliveries.tap.ts';
import {
  listWebhookDeliveriesRoute,
  retryWebhookDeliveriesRoute,
} from './routes/webhook-deliveries.route.ts';
import {
  createWebhookRoute,
  deleteWebhookRoute,
  getWebhookRoute,
  listWebhookEventTypesRoute,
  listWebhooksRoute,
  rotateWebhookSecretRoute,
  testWebhookRoute,
  updateWebhookRoute,
} from './routes/webhooks.route.ts';
import { runEndpointJob } from './run-endpoint.job.ts';

import { webhookFailedMail } from './webhook-failed.mail.ts';
import { webhookLinesMigration } from './webhook-lines.migration.ts';
import { webhookRunsMigration } from './webhook-runs.migration.ts';
import { webhookSubjectMigration } from './webhook-subject.migration.ts';
import { webhooksMigration } from './webhooks.migration.ts';

/** Webhooks: endpoints of clients, and the deliveries to them. */
export const webhooksModule = defineModule({
  name: 'platform-webhooks',
  migrations: [
    webhooksMigration,
    webhookLinesMigration,
    webhookSubjectMigration,
    webhookRunsMigration,
  ],
  mails: [webhookFailedMail],
  eventTaps: [queueDeliveries],
  jobs: [runEndpointJob, deliverWebhookJob, moveLinesJob, purgeDeliveriesJob],
  routes: [
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
  ],
  persons: { holdsNone: 'a delivery points at its event and has no words of its own' },
});
