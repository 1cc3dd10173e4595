import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import { notFound } from '#platform/contract/problems.ts';
import type {
  WebhookDelivery,
  WebhookDeliveryState,
  WebhookFailure,
} from '#platform/contract/webhooks/webhook.ts';
import {
  type WebhookDeliveryFilter,
  type WebhookDeliveryQuestion,
  webhookDeliveryList,
} from '#platform/contract/webhooks/webhook-delivery-calls.ts';
import type { Db } from '../database/database.ts';
import { matchWords } from '../database/word-search.ts';
import { type FilterRules, filterSql } from '../filters/filter-sql.ts';
import { chosenKeys } from '../lists/chosen-records.ts';
import { COUNT_LIMIT, readPage } from '../lists/read-page.ts';
import type { WebhooksTables } from './tables.ts';

type DeliveryRow = Selectable<WebhooksTables['platform.webhook_deliveries']> & {
  endpoint_url: string;
};

/** One page of deliveries by age. Ids increase with time, so every filter has an index with this order. */
export async function webhookDeliveries(
  { db }: { db: Db<WebhooksTables> },
  query: WebhookDeliveryQuestion,
): Promise<{ items: WebhookDelivery[]; total: number; more: boolean }> {
  const { rows, total, more } = await readPage<DeliveryRow>(
    { db },
    {
      page: query.page,
      limit: query.limit,
      areFew: false,
      countUpTo: COUNT_LIMIT,
      from: sql`platform.webhook_deliveries as delivery`,
      key: sql`delivery.client_id, delivery.id`,
      fits: filterSql(webhookDeliveryList, RULES, query),
      order: sql`delivery.id ${query.sortDesc ? sql`desc` : sql`asc`}`,
      columns: shown,
      joins: sql`join platform.webhook_deliveries as delivery
          on delivery.client_id = page.client_id and delivery.id = page.id
        join ${endpointOfDelivery}`,
    },
  );
  return { items: rows.map(deliveryOf), total, more };
}

type WhichDeliveries =
  | { ids: DeliveryKey[] }
  | { filter: WebhookDeliveryFilter; except: DeliveryKey[] };

/** The selected deliveries, or all that match the filter except some. */
export async function chosenDeliveries(
  { db }: { db: Db<WebhooksTables> },
  which: WhichDeliveries,
): Promise<DeliveryKey[]> {
  if ('ids' in which) return which.ids;
  const fits = filterSql(webhookDeliveryList, RULES, which.filter);
  return chosenKeys(
    { db },
    {
      key: sql`delivery.client_id as "clientId", delivery.id`,
      from: sql`platform.webhook_deliveries as delivery`,
      fits: sql`${fits} and not ${isOneOfDeliveries(which.except)}`,
      order: sql`delivery.id desc`,
    },
  );
}

export async function webhookDelivery(
  { db }: { db: Db<WebhooksTables> },
  { clientId, id }: { clientId: string; id: string },
): Promise<WebhookDelivery> {
  const { rows } = await sql<DeliveryRow>`
    select ${shown} from platform.webhook_deliveries as delivery join ${endpointOfDelivery}
    where delivery.client_id = ${clientId} and delivery.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound();
  return deliveryOf(row);
}

/** Waiting deliveries also show the reason and how long their endpoint rests; this is not stored per delivery. */
const shown = sql`delivery.*, endpoint.url as endpoint_url,
  case when delivery.state = 'waiting' and delivery.leased_until is null and health.failing_since is not null
    then 'ENDPOINT_FAILING' else delivery.last_error end as last_error,
  case when delivery.leased_until is null and delivery.next_try_at is not null
    then greatest(delivery.next_try_at, health.rests_until) else delivery.next_try_at end as next_try_at`;
const endpointOfDelivery = sql`platform.webhook_endpoints as endpoint
    on endpoint.client_id = delivery.client_id and endpoint.id = delivery.endpoint_id
  left join platform.webhook_health as health
    on health.client_id = delivery.client_id and health.endpoint_id = delivery.endpoint_id`;

const RULES: FilterRules<typeof webhookDeliveryList.fields, 'all'> = {
  columns: {
    client: sql`delivery.client_id`,
    endpoint: sql`delivery.endpoint_id`,
    state: sql`delivery.state`,
    event: sql`delivery.event_type`,
  },
  views: { all: undefined },
  search: (searchText) => matchWords(sql<string>`platform.fold(delivery.event_type)`, searchText),
};

function deliveryOf(row: DeliveryRow): WebhookDelivery {
  return {
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
  };
}

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

/** Endpoints of one record, oldest first, with the result of the last delivery and the number of undelivered ones. */
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

/** Undelivered events of an endpoint, oldest first. */
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

/** Key of a delivery: the table's key has both columns. */
export interface DeliveryKey {
  clientId: string;
  id: string;
}

/** Condition: `delivery` is one of the given deliveries. */
export function isOneOfDeliveries(keys: readonly DeliveryKey[]): RawBuilder<SqlBool> {
  const clientIds = keys.map(({ clientId }) => clientId);
  const ids = keys.map(({ id }) => id);
  return sql<SqlBool>`(delivery.client_id, delivery.id) in (
    select * from unnest(${clientIds}::uuid[], ${ids}::uuid[])
  )`;
}
