import { sql } from 'kysely';
import type {
  WebhookDeliveryState,
  WebhookFailure,
} from '#platform/contract/webhooks/webhook-delivery.ts';
import type { Db } from '../database/database.ts';
import type { DeliveryKey } from './delivery-key.ts';
import type { WebhooksTables } from './tables.ts';

interface LastOfEndpoint {
  endpointId: string;
  lastStatus: number | null;
  lastError: WebhookFailure | null;
  lastTriedAt: Date | null;
  nextTryAt: Date | null;
  state: WebhookDeliveryState | null;
  /** Not sent yet, or given up. */
  unsent: number;
}

/** The endpoints of one record, the oldest first, with how their last delivery went and how many did not arrive. */
export async function listLastDeliveries(
  { db }: { db: Db },
  { clientId, subject }: { clientId: string; subject: string },
): Promise<LastOfEndpoint[]> {
  const { rows } = await sql<LastOfEndpoint>`
    select endpoint.id as "endpointId", last.last_status as "lastStatus", last.last_error as "lastError",
      last.last_tried_at as "lastTriedAt", last.next_try_at as "nextTryAt", last.state, unsent.count as unsent
    from platform.webhook_endpoints as endpoint
    left join lateral (
      select * from platform.webhook_deliveries as delivery
      where delivery.client_id = endpoint.client_id and delivery.endpoint_id = endpoint.id
        and delivery.last_tried_at is not null
      order by delivery.id desc limit 1) as last on true
    cross join lateral (
      select count(*)::int from platform.webhook_deliveries as delivery
      where delivery.client_id = endpoint.client_id and delivery.endpoint_id = endpoint.id
        and delivery.state in ('failed', 'given_up')) as unsent
    where endpoint.client_id = ${clientId} and endpoint.subject = ${subject}
    order by endpoint.id`.execute(db);
  return rows;
}

/** Maximum number of deliveries that one manual action resends. */
const SENT_AGAIN_AT_ONCE = 1_000;

/** What did not arrive at an endpoint, the oldest first. */
export async function listUnsentDeliveries(
  { db }: { db: Db },
  { clientId, endpointId }: { clientId: string; endpointId: string },
): Promise<DeliveryKey[]> {
  const rows = await (db as Db<WebhooksTables>)
    .selectFrom('platform.webhook_deliveries')
    .select(['client_id as clientId', 'id'])
    .where('client_id', '=', clientId)
    .where('endpoint_id', '=', endpointId)
    .where('state', 'in', ['failed', 'given_up'])
    .orderBy('id')
    .limit(SENT_AGAIN_AT_ONCE)
    .execute();
  return rows;
}
