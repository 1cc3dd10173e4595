import { defineModule } from '../module.ts';
import { webhookLinesMigration } from './migrations/webhook-lines.migration.ts';
import { webhookRunsMigration } from './migrations/webhook-runs.migration.ts';
import { webhookSubjectMigration } from './migrations/webhook-subject.migration.ts';
import { webhooksMigration } from './migrations/webhooks.migration.ts';
import { queueDeliveries } from './queue-deliveries.tap.ts';
import {
  deliverWebhookJob,
  moveLinesJob,
  purgeDeliveriesJob,
  runEndpointJob,
} from './webhooks.job.ts';
import { webhooksRoutes } from './webhooks.route.ts';

/** Webhooks: endpoints of clients, and the deliveries to them. */
export const webhooksModule = defineModule({
  name: 'platform-webhooks',
  migrations: [
    webhooksMigration,
    webhookLinesMigration,
    webhookSubjectMigration,
    webhookRunsMigration,
  ],
  eventTaps: [queueDeliveries],
  jobs: [runEndpointJob, deliverWebhookJob, moveLinesJob, purgeDeliveriesJob],
  routes: [...webhooksRoutes],
  clientData: {
    leftOut: {
      'platform.webhook_endpoints': 'their secrets are sealed with the key of this installation',
      'platform.webhook_deliveries': 'belongs to the events',
      'platform.webhook_health': 'belongs to the endpoints',
      'platform.webhook_runs': 'belongs to the endpoints',
    },
  },
  persons: { holdsNone: 'a delivery refers to its event and has no text of its own' },
});
