import { sql } from 'kysely';
import type { App } from '../app.ts';
import type { Db } from '../database/database.ts';
import { deliverWebhookJob } from './deliver-webhook.job.ts';
import { MOST_TRIES } from './new-deliveries.ts';
import type { WebhooksTables } from './tables.ts';

/** Begins anew with the tries of each, under its own webhook-id. One that is being sent at this moment is left alone. */
export async function retryDeliveries(
  { db, app }: { db: Db<WebhooksTables>; app: App },
  deliveries: readonly { clientId: string; id: string }[],
): Promise<number> {
  let retried = 0;
  for (const { clientId, id } of deliveries) {
    const { numUpdatedRows } = await db
      .updateTable('platform.webhook_deliveries')
      .set({
        state: 'waiting',
        tries_left: MOST_TRIES,
        next_try_at: sql`now()`,
        ended_at: null,
        leased_until: null,
      })
      .where('client_id', '=', clientId)
      .where('id', '=', id)
      .where(sql<boolean>`(leased_until is null or leased_until < now())`)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) continue;
    retried += 1;
    await app.jobs.enqueue(db, deliverWebhookJob, { clientId, deliveryId: id }, { clientId });
  }
  return retried;
}
