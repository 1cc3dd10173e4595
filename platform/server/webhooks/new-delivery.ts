import { WEBHOOK_RETRY_SECONDS } from '#platform/contract/webhooks/webhook-delivery.ts';
import type { Db } from '../database/database.ts';
import { uuidV7 } from '../database/uuid-v7.ts';
import type { WebhooksTables } from './tables.ts';

/** Once every failed try has been followed by another, there is none left. */
export const MOST_TRIES = WEBHOOK_RETRY_SECONDS.length + 1;

export async function newDelivery(
  db: Db<WebhooksTables>,
  given: {
    clientId: string;
    endpointId: string;
    eventId: string;
    eventType: string;
    tries?: number;
  },
): Promise<string> {
  const id = uuidV7();
  await db
    .insertInto('platform.webhook_deliveries')
    .values({
      client_id: given.clientId,
      id,
      endpoint_id: given.endpointId,
      event_id: given.eventId,
      event_type: given.eventType,
      tries_left: given.tries ?? MOST_TRIES,
    })
    .execute();
  return id;
}
