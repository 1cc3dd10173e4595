import { sql } from 'kysely';
import { WEBHOOK_RETRY_SECONDS } from '#platform/contract/webhooks/webhook-delivery.ts';
import type { Tx } from '../database/database.ts';
import { type LeasedDelivery, leasedRow } from './delivery-lease.ts';
import type { Sent } from './send-delivery.ts';
import type { WebhooksTables } from './tables.ts';

/** What follows from a try. `again` is when the next one is due; undefined where there is none. */
export interface Settled {
  state: 'sent' | 'failed' | 'given_up';
  againSeconds: number | undefined;
}

/** Trying again would change nothing about these; a person has to. */
const FINAL: readonly (Sent['failure'] | null)[] = ['GONE', 'ENDPOINT_PAUSED', 'SECRET_UNREADABLE'];

/** Writes how a try went; undefined when another worker has taken the delivery over meanwhile. */
export async function settleDelivery(
  db: Tx<WebhooksTables>,
  delivery: LeasedDelivery,
  sent: Sent,
): Promise<Settled | undefined> {
  const settled = verdict(delivery, sent);
  const { againSeconds } = settled;
  const written = await leasedRow(db, delivery)
    .set({
      state: settled.state,
      last_error: sent.failure,
      tries_left: delivery.tries_left - (sent.failure ? 1 : 0),
      last_status: sent.status,
      last_duration_ms: sent.ms,
      last_tried_at: sql`now()`,
      next_try_at:
        againSeconds === undefined ? null : sql`now() + make_interval(secs => ${againSeconds})`,
      ended_at: againSeconds === undefined ? sql`now()` : null,
    })
    .executeTakeFirstOrThrow();
  return written.numUpdatedRows === 1n ? settled : undefined;
}

function verdict(delivery: LeasedDelivery, sent: Sent): Settled {
  const { failure } = sent;
  if (!failure) return { state: 'sent', againSeconds: undefined };
  if (delivery.tries_left <= 1 || FINAL.includes(failure))
    return { state: 'given_up', againSeconds: undefined };
  // Counted from the end: the last pause comes before the last try, however many there were to begin with.
  return { state: 'failed', againSeconds: WEBHOOK_RETRY_SECONDS.at(1 - delivery.tries_left) };
}
