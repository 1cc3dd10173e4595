import { type Selectable, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { WebhooksTables } from './tables.ts';

export interface DeliveryKey {
  clientId: string;
  deliveryId: string;
}
export type LeasedDelivery = Selectable<WebhooksTables['platform.webhook_deliveries']>;
type WebhooksDb = Db<WebhooksTables>;

/** So much longer than one try can take. */
const SPARE_SECONDS = 10;

const row = (db: WebhooksDb, { clientId, deliveryId }: DeliveryKey) =>
  db
    .updateTable('platform.webhook_deliveries')
    .where('client_id', '=', clientId)
    .where('id', '=', deliveryId);

/** One worker gets it, or none. What has ended, and what is not due yet, nobody gets. */
export function leaseDelivery(
  db: WebhooksDb,
  key: DeliveryKey,
  trySeconds: number,
): Promise<LeasedDelivery | undefined> {
  return row(db, key)
    .set({
      attempts: sql`attempts + 1`,
      in_line: false,
      leased_until: sql`now() + make_interval(secs => ${trySeconds + SPARE_SECONDS})`,
    })
    .where('state', 'in', ['waiting', 'failed'])
    .where('next_try_at', '<=', sql<Date>`now()`)
    .where(sql<boolean>`(leased_until is null or leased_until < now())`)
    .returningAll()
    .executeTakeFirst();
}

export async function isLeased(db: WebhooksDb, key: DeliveryKey): Promise<boolean> {
  const found = await db
    .selectFrom('platform.webhook_deliveries')
    .select('id')
    .where('client_id', '=', key.clientId)
    .where('id', '=', key.deliveryId)
    .where('leased_until', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return found !== undefined;
}

/** Nothing for a worker whose lease was over before it ended: the next one writes how it went. */
export function leasedRow(db: WebhooksDb, delivery: LeasedDelivery) {
  return row(db, { clientId: delivery.client_id, deliveryId: delivery.id })
    .set({ leased_until: null })
    .where('attempts', '=', delivery.attempts)
    .where('leased_until', 'is not', null);
}
