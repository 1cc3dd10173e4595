import { sql } from 'kysely';
import { WEBHOOK_RETRY_SECONDS } from '#platform/contract/webhooks/webhook.ts';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import { holdEndpoint, holdHealth, noteHealth, pauseEndpoint } from './endpoint-health.ts';
import { isStillLeased, type LeasedDelivery, leaseRowsSql } from './lease-deliveries.ts';
import type { Endpoint, EndpointKey } from './run-lease.ts';
import type { Sent } from './send-delivery.ts';
import type { WebhooksTables } from './tables.ts';
import { notifyDeliveryGivenUp, notifyEndpointPaused } from './webhook-notifications.ts';
import { webhookTest } from './webhook-test.event.ts';

export interface Try {
  delivery: LeasedDelivery;
  sent: Sent;
}
interface EvaluatedTry extends SettledTry {
  /** Seconds until the next attempt; undefined if there is none. */
  againSeconds: number | undefined;
}

/**
 * Saves the results of attempts at one endpoint in their order, with all effects in one transaction: states, next
 * attempts, endpoint health, watchers and notifications. An attempt with an expired lease saves nothing.
 */
export async function settleTries(
  app: App,
  key: EndpointKey,
  tries: readonly Try[],
): Promise<void> {
  const db = app.database.ofClient<WebhooksTables>(key.clientId);
  await db.transaction().execute(async (tx) => {
    const endpoint = await holdEndpoint(tx, key);
    if (!endpoint) return;
    const health = await holdHealth(tx, key);
    const settled = await writeTries(tx, tries.map(evaluateTry));
    await notifyWatchers(app, tx, { endpoint, settled });
    // The result of a test is shown only to the user who requested it.
    const counting = settled.filter(({ delivery }) => delivery.event_type !== webhookTest.type);
    const last = counting.findLast(({ sent }) => sent.failure) ?? counting.at(-1);
    if (!last) return;
    const { failingSince, pause } = await noteHealth(
      tx,
      health,
      counting.map(({ sent }) => sent),
    );
    if (pause && pause !== 'by-hand') {
      const { delivery } = counting.find(({ sent }) => sent.failure === 'GONE') ?? last;
      if (await pauseEndpoint(tx, endpoint, pause))
        await notifyEndpointPaused(app, tx, { delivery, endpoint, reason: pause });
      return;
    }
    const givenUp = counting.find(({ state }) => state === 'given_up');
    if (givenUp)
      await notifyDeliveryGivenUp(app, tx, { delivery: givenUp.delivery, endpoint, failingSince });
  });
}

/**
 * Saves an attempt that a watcher rejected, without the watcher. It counts as an attempt of the delivery, which is sent again
 * after the usual pause; the result of the last one is saved.
 */
export async function settleRefusedTry(app: App, key: EndpointKey, refused: Try): Promise<void> {
  const evaluated = evaluateTry(refused);
  const { tries_left: left } = refused.delivery;
  const againSeconds = left <= 1 ? undefined : WEBHOOK_RETRY_SECONDS.at(1 - left);
  const isLast = againSeconds === undefined || evaluated.state === 'given_up';
  const db = app.database.ofClient<WebhooksTables>(key.clientId);
  await db.transaction().execute(async (tx) => {
    if (!(await holdEndpoint(tx, key))) return;
    await writeTries(tx, [isLast ? evaluated : { ...evaluated, state: 'failed', againSeconds }]);
  });
}

/** Results that a retry would not change; a person must act. */
const FINAL: readonly Sent['failure'][] = ['GONE', 'SECRET_UNREADABLE'];

function evaluateTry({ delivery, sent }: Try): EvaluatedTry {
  const { failure } = sent;
  if (!failure) return { delivery, sent, state: 'sent', againSeconds: undefined };
  if (delivery.tries_left <= 1 || FINAL.includes(failure))
    return { delivery, sent, state: 'given_up', againSeconds: undefined };
  // Pauses are counted from the last attempt backwards, whatever the total number of attempts.
  const againSeconds = WEBHOOK_RETRY_SECONDS.at(1 - delivery.tries_left);
  return { delivery, sent, state: 'failed', againSeconds };
}

/** Returns the attempts whose lease was still valid. */
async function writeTries(db: Tx, tries: readonly EvaluatedTry[]): Promise<SettledTry[]> {
  const { rows } = await sql<{ id: string }>`
    update platform.webhook_deliveries as delivery set
      state = outcome.state,
      leased_until = null,
      tries_left = delivery.tries_left - (outcome.state <> 'sent')::integer,
      last_error = outcome.failure,
      last_status = outcome.status,
      last_duration_ms = outcome.ms,
      last_tried_at = now(),
      next_try_at = now() + make_interval(secs => outcome.again_seconds),
      ended_at = case when outcome.again_seconds is null then now() end
    from ${leaseRowsSql(tries.map(({ delivery }) => delivery))}
    join unnest(
      ${tries.map(({ delivery }) => delivery.id)}::uuid[], ${tries.map(({ state }) => state)}::text[],
      ${tries.map(({ sent }) => sent.failure)}::text[], ${tries.map(({ sent }) => sent.status)}::integer[],
      ${tries.map(({ sent }) => sent.ms)}::integer[],
      ${tries.map(({ againSeconds }) => againSeconds ?? null)}::integer[]
    ) as outcome (id, state, failure, status, ms, again_seconds) on outcome.id = lease.id
    where ${isStillLeased}
    returning delivery.id`.execute(db);
  const written = new Set(rows.map(({ id }) => id));
  return tries.filter(({ delivery }) => written.has(delivery.id));
}

export interface SettledTry {
  delivery: LeasedDelivery;
  sent: Sent;
  state: 'sent' | 'failed' | 'given_up';
}

/** Notifies the modules of delivery attempts for their events, so that webhooks need not know what events are about. */
async function notifyWatchers(
  { deliveryWatchers }: Pick<App, 'deliveryWatchers'>,
  db: Tx,
  { endpoint, settled }: { endpoint: Endpoint; settled: readonly SettledTry[] },
): Promise<void> {
  const { host } = new URL(endpoint.url);
  for (const watcher of deliveryWatchers) {
    const types = new Set(watcher.events.map(({ type }) => type));
    const theirs = settled.filter(({ delivery }) => types.has(delivery.event_type));
    if (theirs.length === 0) continue;
    const tries = theirs.map(({ delivery, sent, state }) => ({
      eventType: delivery.event_type,
      payload: delivery.payload,
      deliveryId: delivery.id,
      endpointId: endpoint.id,
      host,
      state,
      status: sent.status,
      failure: sent.failure,
      tries: delivery.attempts,
    }));
    await watcher.tried({ clientId: endpoint.client_id, tries }, { db });
  }
}

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
