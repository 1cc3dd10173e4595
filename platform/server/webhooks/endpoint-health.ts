import { sql } from 'kysely';
import {
  WEBHOOK_PAUSED_AFTER_DAYS,
  type WebhookPauseReason,
} from '#platform/contract/webhooks/webhook-endpoint.ts';
import type { Db, Tx } from '../database/database.ts';
import type { LeasedDelivery } from './delivery-lease.ts';
import type { Endpoint, Sent } from './send-delivery.ts';
import type { WebhooksTables } from './tables.ts';

/** Locks in the order in which a removal does, first the endpoint and then its deliveries; false when it is gone. */
export async function keepEndpoint(db: Tx<WebhooksTables>, endpoint: Endpoint): Promise<boolean> {
  const kept = await db
    .selectFrom('platform.webhook_endpoints')
    .select('id')
    .where('client_id', '=', endpoint.client_id)
    .where('id', '=', endpoint.id)
    .forKeyShare()
    .executeTakeFirst();
  return kept !== undefined;
}

/** Remembers how an endpoint fares; gives a reason to pause it when there is one. */
export async function noteHealth(
  db: Tx<WebhooksTables>,
  endpoint: Endpoint,
  { failure }: Sent,
): Promise<WebhookPauseReason | undefined> {
  const row = { client_id: endpoint.client_id, endpoint_id: endpoint.id };
  if (!failure) {
    await db
      .insertInto('platform.webhook_health')
      .values({ ...row, failing_since: null, last_success_at: sql`now()` })
      .onConflict((conflict) =>
        conflict.columns(['client_id', 'endpoint_id']).doUpdateSet({
          failing_since: null,
          last_success_at: sql`now()`,
        }),
      )
      .execute();
    return undefined;
  }
  const { failing_days } = await db
    .insertInto('platform.webhook_health')
    .values({ ...row, failing_since: sql`now()`, last_success_at: null })
    .onConflict((conflict) =>
      conflict.columns(['client_id', 'endpoint_id']).doUpdateSet({
        failing_since: sql`coalesce(webhook_health.failing_since, now())`,
      }),
    )
    .returning(
      sql<number>`extract(epoch from now() - failing_since)::float / 86400`.as('failing_days'),
    )
    .executeTakeFirstOrThrow();
  if (failure === 'GONE') return 'gone';
  return failing_days >= WEBHOOK_PAUSED_AFTER_DAYS ? 'failing' : undefined;
}

/**
 * Whether the endpoint has been failing and another worker waits for it already. One that does not answer would otherwise
 * hold all workers, and the events of every other client behind them. Who took its delivery first goes on.
 */
export async function isFailingAndTried(
  db: Db<WebhooksTables>,
  delivery: LeasedDelivery,
): Promise<boolean> {
  const { rows } = await sql`
    select from platform.webhook_health health
    where client_id = ${delivery.client_id} and endpoint_id = ${delivery.endpoint_id}
      and failing_since is not null
      and exists (
        select from platform.webhook_deliveries other
        where other.client_id = health.client_id and other.endpoint_id = health.endpoint_id
          and other.leased_until > now()
          and (other.leased_until, other.id) < (
            select leased_until, id from platform.webhook_deliveries
            where client_id = health.client_id and id = ${delivery.id}
          )
      )`.execute(db);
  return rows.length > 0;
}

/** False where it was paused already. */
export async function pauseEndpoint(
  db: Tx<WebhooksTables>,
  endpoint: Endpoint,
  reason: WebhookPauseReason,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('platform.webhook_endpoints')
    .set({ paused_at: sql`now()`, pause_reason: reason })
    .where('client_id', '=', endpoint.client_id)
    .where('id', '=', endpoint.id)
    .where('paused_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
