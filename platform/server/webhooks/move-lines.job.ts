import { sql } from 'kysely';
import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';
import { holdLine, moveLine, roomAt } from './endpoint-line.ts';
import type { WebhooksTables } from './tables.ts';

/** Endpoints whose rest is over get their next try; so does a line that nobody was left to move. */
export const moveLinesJob = defineJob({
  name: 'platform.move-webhook-lines',
  queue: 'webhooks',
  input: z.object({}),
  cron: { expression: '* * * * *' },
  async handle({ app, signal }) {
    const { rows } = await sql<{ clientId: string; endpointId: string }>`
      select distinct delivery.client_id as "clientId", delivery.endpoint_id as "endpointId"
      from platform.webhook_deliveries as delivery
      join platform.webhook_health as health
        on health.client_id = delivery.client_id and health.endpoint_id = delivery.endpoint_id
      where delivery.in_line and coalesce(health.rests_until <= now(), true)`.execute(
      app.database.acrossClients(),
    );
    for (const key of rows) {
      signal.throwIfAborted();
      try {
        await app.database
          .ofClient<WebhooksTables>(key.clientId)
          .transaction()
          .execute(async (tx) => {
            const health = await holdLine(tx, key);
            await moveLine({ db: tx, jobs: app.jobs }, key, await roomAt(tx, key, health));
          });
      } catch (error) {
        // The others' lines do not wait for this one.
        app.log.warn({ error, endpointId: key.endpointId }, 'the line of an endpoint did not move');
      }
    }
  },
});
