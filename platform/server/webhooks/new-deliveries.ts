import { sql } from 'kysely';
import { WEBHOOK_RETRY_SECONDS } from '#platform/contract/webhooks/webhook-delivery.ts';
import type { Db } from '../database/database.ts';
import { uuidV7 } from '../database/uuid-v7.ts';

/** Once every failed try has been followed by another, there is none left. */
export const MOST_TRIES = WEBHOOK_RETRY_SECONDS.length + 1;

/** One of each event to each endpoint, with one statement. Returns their ids. */
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
    select ${given.clientId}::uuid, made.*, ${given.eventType}, ${given.tries ?? MOST_TRIES}::integer
    from unnest(
      ${ids}::uuid[], ${each.map(({ endpointId }) => endpointId)}::uuid[], ${each.map(({ eventId }) => eventId)}::uuid[]
    ) as made (id, endpoint_id, event_id)`.execute(db);
  return ids;
}
