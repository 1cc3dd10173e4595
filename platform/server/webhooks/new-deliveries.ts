import { sql } from 'kysely';
import { WEBHOOK_RETRY_SECONDS } from '#platform/contract/webhooks/webhook.ts';
import type { App } from '../app.ts';
import type { Db } from '../database/database.ts';
import { uuidV7 } from '../database/record-ids.ts';
import { webhookRunKind } from './run-lease.ts';
import type { WebhooksTables } from './tables.ts';
import { type DeliveryKey, isOneOfDeliveries } from './webhook-deliveries.query.ts';
import { webhookTest } from './webhook-test.event.ts';

/** More attempts than the longest retry schedule has. */
export const MAX_TRIES = WEBHOOK_RETRY_SECONDS.length + 1;

/** One delivery per event and endpoint, with one statement. Returns their ids. */
export async function newDeliveries(
  db: Db,
  given: {
    clientId: string;
    endpointIds: readonly string[];
    eventIds: readonly string[];
    eventType: string;
    tries?: number;
  },
): Promise<string[]> {
  const each = given.eventIds.flatMap((eventId) =>
    given.endpointIds.map((endpointId) => ({ id: uuidV7(), eventId, endpointId })),
  );
  if (each.length === 0) return [];
  const ids = each.map(({ id }) => id);
  await sql`
    insert into platform.webhook_deliveries (client_id, id, endpoint_id, event_id, event_type, tries_left)
    select ${given.clientId}::uuid, made.*, ${given.eventType}, ${given.tries ?? MAX_TRIES}::integer
    from unnest(
      ${ids}::uuid[], ${each.map(({ endpointId }) => endpointId)}::uuid[], ${each.map(({ eventId }) => eventId)}::uuid[]
    ) as made (id, endpoint_id, event_id)`.execute(db);
  return ids;
}

/** Restarts the attempts of each delivery under the same webhook-id. Skips deliveries that are being sent. */
export async function retryDeliveries(
  { db, app }: { db: Db<WebhooksTables>; app: App },
  deliveries: readonly DeliveryKey[],
): Promise<number> {
  // A manual retry is sent even if the endpoint rests. Locks the health rows before the deliveries, in the same order
  // as an attempt does.
  await sql`
    update platform.webhook_health as health set rests_until = null
    from platform.webhook_deliveries as delivery
    where ${isOneOfDeliveries(deliveries)} and health.client_id = delivery.client_id
      and health.endpoint_id = delivery.endpoint_id and health.rests_until is not null`.execute(db);
  const begun = await db
    .updateTable('platform.webhook_deliveries as delivery')
    .set({
      state: 'waiting',
      // A test is attempted only once.
      tries_left: sql`case when delivery.event_type = ${webhookTest.type} then 1 else ${MAX_TRIES}::integer end`,
      next_try_at: sql`now()`,
      ended_at: null,
      leased_until: null,
    })
    .where(isOneOfDeliveries(deliveries))
    .where(sql<boolean>`(leased_until is null or leased_until < now())`)
    .returning(['client_id', 'endpoint_id'])
    .execute();
  for (const [clientId, theirs] of Map.groupBy(begun, ({ client_id }) => client_id)) {
    const endpointIds = new Set(theirs.map(({ endpoint_id }) => endpoint_id));
    const runs = [...endpointIds].map((endpointId) => ({ clientId, endpointId }));
    await app.jobs.enqueueAll(db, webhookRunKind, runs, { clientId });
  }
  return begun.length;
}
