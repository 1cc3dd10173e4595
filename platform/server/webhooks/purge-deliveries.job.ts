import { sql } from 'kysely';
import { z } from 'zod';
import { WEBHOOK_DELIVERIES_KEPT_DAYS } from '#platform/contract/webhooks/webhook-delivery.ts';
import { defineJob } from '../jobs/job.ts';
import type { WebhooksTables } from './tables.ts';

export const purgeDeliveriesJob = defineJob({
  name: 'platform.purge-webhook-deliveries',
  input: z.object({}),
  // Before the events that they point at are cleared, which would take them along one by one.
  cron: { expression: '10 3 * * *' },
  async handle({ app }) {
    await app.database
      .acrossClients<WebhooksTables>()
      .deleteFrom('platform.webhook_deliveries')
      .where(
        'created_at',
        '<',
        sql<Date>`now() - make_interval(days => ${WEBHOOK_DELIVERIES_KEPT_DAYS})`,
      )
      .execute();
  },
});
