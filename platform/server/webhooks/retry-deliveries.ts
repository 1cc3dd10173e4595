import { sql } from 'kysely';
import type { App } from '../app.ts';
import type { Db } from '../database/database.ts';
import { deliverWebhookJob } from './deliver-webhook.job.ts';
import { type DeliveryKey, isOneOfDeliveries } from './delivery-key.ts';
import { MOST_TRIES } from './new-deliveries.ts';
import type { WebhooksTables } from './tables.ts';

/** Begins anew with the tries of each, under its own webhook-id. One that is being sent at this moment is left alone. */
export async function retryDeliveries(
  { db, app }: { db: Db<WebhooksTables>; app: App },
  deliveries: readonly DeliveryKey[],
): Promise<number> {
  const begun = await db
    .updateTable('platform.webhook_deliveries as delivery')
    .set({
      state: 'waiting',
      tries_left: MOST_TRIES,
      next_try_at: sql`now()`,
      ended_at: null,
      leased_until: null,
    })
    .where(isOneOfDeliveries(deliveries))
    .where(sql<boolean>`(leased_until is null or leased_until < now())`)
    .returning(['client_id', 'id'])
    .execute();
  for (const [clientId, theirs] of Map.groupBy(begun, ({ client_id }) => client_id)) {
    const keys = theirs.map(({ id: deliveryId }) => ({ clientId, deliveryId }));
    await app.jobs.enqueueAll(db, deliverWebhookJob, keys, { clientId });
  }
  return begun.length;
}
