import { type SelectQueryBuilder, sql } from 'kysely';
import {
  WEBHOOK_DELIVERIES_COUNTED,
  type WebhookDelivery,
  type WebhookDeliveryState,
} from '#platform/contract/webhooks/webhook-delivery.ts';
import type { Db } from '../database/database.ts';
import type { WebhooksTables } from './tables.ts';

export interface DeliveryFilter {
  clientId?: string | undefined;
  endpointId?: string | undefined;
  id?: string | undefined;
  state?: readonly WebhookDeliveryState[] | undefined;
  eventType?: readonly string[] | undefined;
}

type Deliveries = { delivery: WebhooksTables['platform.webhook_deliveries'] };

/** One page of deliveries by age. Ids grow with time, so every filter has an index that ends in the order. */
export async function webhookDeliveries(
  { db }: { db: Db<WebhooksTables> },
  filter: DeliveryFilter,
  page: { page: number; limit: number; sortDesc: boolean },
): Promise<{ items: WebhookDelivery[]; total: number; more: boolean }> {
  const rows = await filtered(
    db.selectFrom('platform.webhook_deliveries as delivery').selectAll('delivery'),
    filter,
  )
    .innerJoin('platform.webhook_endpoints as endpoint', (join) =>
      join
        .onRef('endpoint.client_id', '=', 'delivery.client_id')
        .onRef('endpoint.id', '=', 'delivery.endpoint_id'),
    )
    .select('endpoint.url as endpoint_url')
    .orderBy('delivery.id', page.sortDesc ? 'desc' : 'asc')
    .limit(page.limit)
    .offset((page.page - 1) * page.limit)
    .execute();
  const { count } = await db
    .selectFrom(
      filtered(db.selectFrom('platform.webhook_deliveries as delivery'), filter)
        .select(sql`1`.as('one'))
        .limit(WEBHOOK_DELIVERIES_COUNTED + 1)
        .as('counted'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return {
    items: rows.map((row) => ({
      id: row.id,
      clientId: row.client_id,
      endpointId: row.endpoint_id,
      endpointUrl: row.endpoint_url,
      eventId: row.event_id,
      eventType: row.event_type,
      state: row.state,
      attempts: row.attempts,
      lastStatus: row.last_status,
      lastError: row.last_error,
      lastDurationMs: row.last_duration_ms,
      lastTriedAt: row.last_tried_at?.toISOString() ?? null,
      nextTryAt: row.next_try_at?.toISOString() ?? null,
      createdAt: row.created_at.toISOString(),
      endedAt: row.ended_at?.toISOString() ?? null,
    })),
    total: Math.min(count, WEBHOOK_DELIVERIES_COUNTED),
    more: count > WEBHOOK_DELIVERIES_COUNTED,
  };
}

function filtered<Selected>(
  query: SelectQueryBuilder<WebhooksTables & Deliveries, 'delivery', Selected>,
  { clientId, endpointId, id, state, eventType }: DeliveryFilter,
) {
  return query
    .$if(clientId !== undefined, (q) => q.where('delivery.client_id', '=', clientId ?? ''))
    .$if(endpointId !== undefined, (q) => q.where('delivery.endpoint_id', '=', endpointId ?? ''))
    .$if(id !== undefined, (q) => q.where('delivery.id', '=', id ?? ''))
    .$if(state !== undefined && state.length > 0, (q) =>
      q.where('delivery.state', 'in', state ?? []),
    )
    .$if(eventType !== undefined && eventType.length > 0, (q) =>
      q.where('delivery.event_type', 'in', eventType ?? []),
    );
}
