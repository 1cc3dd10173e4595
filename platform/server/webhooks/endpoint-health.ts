import { type Selectable, sql } from 'kysely';
import {
  WEBHOOK_PAUSED_AFTER_DAYS,
  WEBHOOK_RETRY_SECONDS,
  type WebhookPauseReason,
} from '#platform/contract/webhooks/webhook.ts';
import type { Tx } from '../database/database.ts';
import type { Endpoint, EndpointKey } from './run-lease.ts';
import type { Sent } from './send-delivery.ts';
import type { WebhooksTables } from './tables.ts';

type Health = Selectable<WebhooksTables['platform.webhook_health']>;

/** Locks the endpoint against removal, in the same order as the removal; undefined if it no longer exists. */
export function holdEndpoint(
  db: Tx<WebhooksTables>,
  { clientId, endpointId }: EndpointKey,
): Promise<Endpoint | undefined> {
  return db
    .selectFrom('platform.webhook_endpoints')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('id', '=', endpointId)
    .forKeyShare()
    .executeTakeFirst();
}

/** Locked before any delivery, as in all code that changes both. */
export async function holdHealth(
  db: Tx<WebhooksTables>,
  key: EndpointKey,
): Promise<Health & { resting: boolean }> {
  const read = () =>
    db
      .selectFrom('platform.webhook_health')
      .selectAll()
      .select(sql<boolean>`coalesce(rests_until > now(), false)`.as('resting'))
      .where('client_id', '=', key.clientId)
      .where('endpoint_id', '=', key.endpointId)
      .forUpdate()
      .executeTakeFirst();
  const found = await read();
  if (found) return found;
  await db
    .insertInto('platform.webhook_health')
    .values({
      client_id: key.clientId,
      endpoint_id: key.endpointId,
      failing_since: null,
      last_success_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const made = await read();
  if (!made) throw new Error('the health of a webhook endpoint cannot be read');
  return made;
}

/** The endpoint does not respond, so the next delivery would time out as well. */
const UNANSWERED: readonly Sent['failure'][] = [
  'TIMED_OUT',
  'CONNECTION_FAILED',
  'NAME_UNKNOWN',
  'CERTIFICATE_INVALID',
];

export const isUnanswered = ({ failure }: Sent): boolean => UNANSWERED.includes(failure);

/**
 * Records results of attempts in chronological order. An unresponsive endpoint rests until its delivery's next attempt;
 * concurrent attempts count as one. Returns a reason to pause it, if there is one.
 */
export async function noteHealth(
  db: Tx<WebhooksTables>,
  held: Health & { resting: boolean },
  tries: readonly Sent[],
): Promise<{ failingSince: Date | null; pause: WebhookPauseReason | undefined }> {
  const lastSuccess = tries.findLastIndex(({ failure }) => !failure);
  const failures = tries.slice(lastSuccess + 1);
  const before =
    lastSuccess < 0
      ? held
      : { failing_since: null, unanswered: 0, resting: false, rests_until: null };
  const rests = failures.some(isUnanswered) && !before.resting;
  const unanswered = before.unanswered + (rests ? 1 : 0);
  const restSeconds = WEBHOOK_RETRY_SECONDS[Math.min(unanswered, WEBHOOK_RETRY_SECONDS.length) - 1];
  const { failing_since, failing_days } = await db
    .updateTable('platform.webhook_health')
    .set({
      failing_since: failures.length > 0 ? (before.failing_since ?? sql<Date>`now()`) : null,
      ...(lastSuccess >= 0 && { last_success_at: sql<Date>`now()` }),
      unanswered,
      rests_until: rests
        ? sql<Date>`now() + make_interval(secs => ${restSeconds})`
        : before.rests_until,
    })
    .where('client_id', '=', held.client_id)
    .where('endpoint_id', '=', held.endpoint_id)
    .returning([
      'failing_since',
      sql<number>`coalesce(extract(epoch from now() - failing_since)::float / 86400, 0)`.as(
        'failing_days',
      ),
    ])
    .executeTakeFirstOrThrow();
  const gone = tries.some(({ failure }) => failure === 'GONE');
  const failing = failing_days >= WEBHOOK_PAUSED_AFTER_DAYS;
  return { failingSince: failing_since, pause: gone ? 'gone' : failing ? 'failing' : undefined };
}

/** Returns false if it was already paused. */
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
