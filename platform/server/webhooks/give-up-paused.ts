import { sql } from 'kysely';
import type { App } from '../app.ts';
import type { LeasedDelivery } from './lease-deliveries.ts';
import { notifyWatchers } from './notify-watchers.ts';
import type { Endpoint } from './run-lease.ts';
import { webhookTest } from './webhook-test.event.ts';

const AT_ONCE = 500;

/**
 * Gives up the due deliveries of a paused endpoint; they can be resent manually. Tests are still sent (`sendDueTests`).
 * Returns whether there may be more.
 */
export async function giveUpPaused(app: App, endpoint: Endpoint): Promise<boolean> {
  const { client_id: clientId, id: endpointId } = endpoint;
  const db = app.database.ofClient(clientId);
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<LeasedDelivery>`
      with due as (
        select id from platform.webhook_deliveries
        where client_id = ${clientId} and endpoint_id = ${endpointId}
          and state in ('waiting', 'failed') and leased_until is null and next_try_at <= now()
          and event_type <> ${webhookTest.type}
        order by next_try_at, id limit ${AT_ONCE} for no key update skip locked
      ), left_behind as (
        select id from platform.webhook_deliveries
        where client_id = ${clientId} and endpoint_id = ${endpointId}
          and state in ('waiting', 'failed') and leased_until < now()
          and event_type <> ${webhookTest.type}
        limit ${AT_ONCE} for no key update skip locked
      )
      update platform.webhook_deliveries as delivery
      set state = 'given_up', last_error = 'ENDPOINT_PAUSED', next_try_at = null, leased_until = null,
        ended_at = now()
      from (select id from due union all select id from left_behind) as chosen, platform.events as event
      where delivery.client_id = ${clientId} and delivery.id = chosen.id
        and event.client_id = delivery.client_id and event.id = delivery.event_id
        and exists (
          select from platform.webhook_endpoints
          where client_id = ${clientId} and id = ${endpointId} and paused_at is not null)
      returning delivery.client_id, delivery.id, delivery.event_type, delivery.attempts, delivery.tries_left,
        event.occurred_at, event.payload`.execute(tx);
    // Watchers are not notified of deliveries that were never attempted.
    const settled = rows
      .filter(({ attempts }) => attempts > 0)
      .map((delivery) => ({
        delivery,
        sent: { status: null, ms: 0, failure: 'ENDPOINT_PAUSED' as const },
        state: 'given_up' as const,
      }));
    await notifyWatchers(app, tx, { endpoint, settled });
    return rows.length >= AT_ONCE;
  });
}
