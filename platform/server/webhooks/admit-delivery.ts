import { sql } from 'kysely';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import { type DeliveryKey, type LeasedDelivery, leaseDelivery } from './delivery-lease.ts';
import { type EndpointKey, type Health, holdLine, moveLine, roomAt } from './endpoint-line.ts';
import type { Endpoint } from './send-delivery.ts';
import type { WebhooksTables } from './tables.ts';
import { webhookTest } from './webhook-test.event.ts';

/** A delivery that this worker may send now; undefined where it waits in its endpoint's line, has ended, or is gone. */
export async function admitDelivery(
  app: App,
  key: DeliveryKey,
): Promise<{ delivery: LeasedDelivery; endpoint: Endpoint } | undefined> {
  const db = app.database.ofClient<WebhooksTables>(key.clientId);
  return db.transaction().execute(async (tx) => {
    const { clientId, deliveryId } = key;
    const found = await tx
      .selectFrom('platform.webhook_deliveries')
      .select(['endpoint_id', 'event_type'])
      .where('client_id', '=', clientId)
      .where('id', '=', deliveryId)
      .executeTakeFirst();
    if (!found) return undefined;
    const endpointId = found.endpoint_id;
    const endpoint = await tx
      .selectFrom('platform.webhook_endpoints')
      .selectAll()
      .where('client_id', '=', clientId)
      .where('id', '=', endpointId)
      .forKeyShare()
      .executeTakeFirst();
    if (!endpoint) return undefined;
    // A test is sent while somebody looks on, and what is paused is not sent at all.
    if (found.event_type !== webhookTest.type && !endpoint.paused_at) {
      const health = await holdLine(tx, { clientId, endpointId });
      const room = await roomAt(tx, { clientId, endpointId }, health);
      if (room === 0 || (await isBehindOthers(tx, { clientId, endpointId }, deliveryId))) {
        await lineUp(tx, key, health);
        await moveLine({ db: tx, jobs: app.jobs }, { clientId, endpointId }, room);
        return undefined;
      }
    }
    const delivery = await leaseDelivery(tx, key, app.config.WEBHOOK_TIMEOUT_SECONDS);
    return delivery && { delivery, endpoint };
  });
}

/** Who was told to wait earlier goes first. */
async function isBehindOthers(
  db: Tx<WebhooksTables>,
  { clientId, endpointId }: EndpointKey,
  deliveryId: string,
): Promise<boolean> {
  const first = await db
    .selectFrom('platform.webhook_deliveries')
    .select('id')
    .where('client_id', '=', clientId)
    .where('endpoint_id', '=', endpointId)
    .where('in_line', '=', true)
    .where('id', '<', deliveryId)
    .limit(1)
    .executeTakeFirst();
  return first !== undefined;
}

/** It waits without a job: whoever ends a try at the endpoint moves the line, or the clock does. */
async function lineUp(db: Tx<WebhooksTables>, key: DeliveryKey, health: Health): Promise<void> {
  await db
    .updateTable('platform.webhook_deliveries')
    .set({
      in_line: true,
      next_try_at: sql`greatest(next_try_at, ${health.rests ? health.rests_until : null}::timestamptz)`,
      ...(health.failing_since && { last_error: 'ENDPOINT_FAILING' }),
    })
    .where('client_id', '=', key.clientId)
    .where('id', '=', key.deliveryId)
    .where('state', 'in', ['waiting', 'failed'])
    .where('next_try_at', '<=', sql<Date>`now()`)
    .where(sql<boolean>`(leased_until is null or leased_until < now())`)
    .execute();
}
