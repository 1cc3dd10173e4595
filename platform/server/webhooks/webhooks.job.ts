import { sql } from 'kysely';
import { z } from 'zod';
import { uuid } from '#platform/contract/ids.ts';
import { WEBHOOK_DELIVERIES_KEPT_DAYS } from '#platform/contract/webhooks/webhook.ts';
import type { Db } from '../database/database.ts';
import { defineJob } from '../jobs/job.ts';
import { runEndpoint } from './run-endpoint.ts';
import { type EndpointKey, webhookRunKind } from './run-lease.ts';
import type { WebhooksTables } from './tables.ts';

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

/**
 * Starts a run for endpoints with due deliveries that have none, for example after a worker was killed or a job was
 * stopped. Takes two index lookups per endpoint, regardless of the number of deliveries.
 */
export const moveLinesJob = defineJob({
  name: 'platform.move-webhook-lines',
  queue: 'webhooks',
  input: z.object({}),
  cron: { expression: '* * * * *' },
  async handle({ app }) {
    const db = app.database.acrossClients();
    const { rows } = await sql<EndpointKey>`
      select endpoint.client_id as "clientId", endpoint.id as "endpointId"
      from platform.webhook_endpoints as endpoint
      left join platform.webhook_health as health
        on health.client_id = endpoint.client_id and health.endpoint_id = endpoint.id
      left join platform.webhook_runs as run
        on run.client_id = endpoint.client_id and run.endpoint_id = endpoint.id
      left join lateral (
        select next_try_at from platform.webhook_deliveries as delivery
        where delivery.client_id = endpoint.client_id and delivery.endpoint_id = endpoint.id
          and leased_until is null and state in ('waiting', 'failed')
        order by next_try_at, id limit 1) as due on true
      left join lateral (
        select leased_until from platform.webhook_deliveries as delivery
        where delivery.client_id = endpoint.client_id and delivery.endpoint_id = endpoint.id
          and leased_until < now()
        limit 1) as left_behind on true
      where (due.next_try_at <= now() or left_behind.leased_until is not null)
        and coalesce(run.leased_until < now(), true)
        and (endpoint.paused_at is not null or coalesce(health.rests_until <= now(), true))`.execute(
      db,
    );
    for (const [clientId, keys] of Map.groupBy(rows, (key) => key.clientId))
      await app.jobs.enqueueAll(db, webhookRunKind, keys, { clientId });
  },
});

export const purgeDeliveriesJob = defineJob({
  name: 'platform.purge-webhook-deliveries',
  input: z.object({}),
  // Runs before the events of the deliveries are deleted, which would delete these one by one.
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

export const runEndpointJob = defineJob({
  ...webhookRunKind,
  handle: ({ input, app, signal }) => runEndpoint(app, input, { signal }),
});
