import { z } from 'zod';
import { uuid } from '#platform/contract/ids.ts';
import type { Db } from '../database/database.ts';
import { defineJob } from '../jobs/job.ts';
import type { WebhooksTables } from './tables.ts';
import { webhookRunKind } from './webhook-run-kind.ts';

/** Earlier versions enqueued one for each try. Those that still wait start a run of their endpoint. */
export const deliverWebhookJob = defineJob({
  name: 'platform.deliver-webhook',
  queue: 'webhooks',
  input: z.object({ clientId: uuid, deliveryId: uuid }),
  async handle({ input: { clientId, deliveryId }, app }) {
    const db: Db<WebhooksTables> = app.database.ofClient(clientId);
    const delivery = await db
      .selectFrom('platform.webhook_deliveries')
      .select('endpoint_id')
      .where('client_id', '=', clientId)
      .where('id', '=', deliveryId)
      .where('state', 'in', ['waiting', 'failed'])
      .executeTakeFirst();
    if (!delivery) return;
    const run = { clientId, endpointId: delivery.endpoint_id };
    await app.jobs.enqueue(db, webhookRunKind, run, { clientId });
  },
});
