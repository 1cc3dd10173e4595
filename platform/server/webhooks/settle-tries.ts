import { sql } from 'kysely';
import { WEBHOOK_RETRY_SECONDS } from '#platform/contract/webhooks/webhook-delivery.ts';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import { holdEndpoint, holdHealth, noteHealth, pauseEndpoint } from './endpoint-health.ts';
import { isStillLeased, type LeasedDelivery, leaseRowsSql } from './lease-deliveries.ts';
import { notifyWatchers, type SettledTry } from './notify-watchers.ts';
import type { EndpointKey } from './run-lease.ts';
import type { Sent } from './send-delivery.ts';
import type { WebhooksTables } from './tables.ts';
import { notifyDeliveryGivenUp, notifyEndpointPaused } from './webhook-notifications.ts';
import { webhookTest } from './webhook-test.event.ts';

export interface Try {
  delivery: LeasedDelivery;
  sent: Sent;
}
interface JudgedTry extends SettledTry {
  /** When the next try is due; undefined where there is none. */
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
    const settled = await writeTries(tx, tries.map(judge));
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
 * Writes a try that a watcher refused, without the watcher. It counts as one of the delivery's tries and is sent again after
 * the usual pause; the last one is written as it went.
 */
export async function settleRefusedTry(app: App, key: EndpointKey, refused: Try): Promise<void> {
  const judged = judge(refused);
  const { tries_left: left } = refused.delivery;
  const againSeconds = left <= 1 ? undefined : WEBHOOK_RETRY_SECONDS.at(1 - left);
  const isLast = againSeconds === undefined || judged.state === 'given_up';
  const db = app.database.ofClient<WebhooksTables>(key.clientId);
  await db.transaction().execute(async (tx) => {
    if (!(await holdEndpoint(tx, key))) return;
    await writeTries(tx, [isLast ? judged : { ...judged, state: 'failed', againSeconds }]);
  });
}

/** Trying again would change nothing about these; a person has to. */
const FINAL: readonly Sent['failure'][] = ['GONE', 'SECRET_UNREADABLE'];

function judge({ delivery, sent }: Try): JudgedTry {
  const { failure } = sent;
  if (!failure) return { delivery, sent, state: 'sent', againSeconds: undefined };
  if (delivery.tries_left <= 1 || FINAL.includes(failure))
    return { delivery, sent, state: 'given_up', againSeconds: undefined };
  // Counted from the end: the last pause comes before the last try, however many there were to begin with.
  const againSeconds = WEBHOOK_RETRY_SECONDS.at(1 - delivery.tries_left);
  return { delivery, sent, state: 'failed', againSeconds };
}

/** Returns the attempts whose lease was still valid. */
async function writeTries(db: Tx, tries: readonly JudgedTry[]): Promise<SettledTry[]> {
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
