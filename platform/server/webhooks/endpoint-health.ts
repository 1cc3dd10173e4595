import { sql } from 'kysely';
import { WEBHOOK_RETRY_SECONDS } from '#platform/contract/webhooks/webhook-delivery.ts';
import {
  WEBHOOK_PAUSED_AFTER_DAYS,
  type WebhookPauseReason,
} from '#platform/contract/webhooks/webhook-endpoint.ts';
import type { Tx } from '../database/database.ts';
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

/** Nobody is there, or nobody answers: whoever comes next would wait as long for nothing. */
const UNANSWERED: readonly Sent['failure'][] = [
  'TIMED_OUT',
  'CONNECTION_FAILED',
  'NAME_UNKNOWN',
  'CERTIFICATE_INVALID',
];

const STEPS = sql`(${sql.lit(`{${WEBHOOK_RETRY_SECONDS.join(',')}}`)}::integer[])`;
/** As long as the delivery itself waits for its next try. Tries that were under way together are one failure. */
const rest = {
  unanswered: sql<number>`case when webhook_health.rests_until > now() then webhook_health.unanswered
    else webhook_health.unanswered + 1 end`,
  rests_until: sql<Date>`case when webhook_health.rests_until > now() then webhook_health.rests_until
    else now() + make_interval(secs => ${STEPS}[least(webhook_health.unanswered + 1, ${sql.lit(WEBHOOK_RETRY_SECONDS.length)})]) end`,
};

/** Remembers how an endpoint fares, and lets one rest that does not answer; gives a reason to pause it when there is one. */
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
          unanswered: 0,
          rests_until: null,
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
        ...(UNANSWERED.includes(failure) && rest),
      }),
    )
    .returning(
      sql<number>`extract(epoch from now() - failing_since)::float / 86400`.as('failing_days'),
    )
    .executeTakeFirstOrThrow();
  if (failure === 'GONE') return 'gone';
  return failing_days >= WEBHOOK_PAUSED_AFTER_DAYS ? 'failing' : undefined;
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
