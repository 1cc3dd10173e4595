import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { EndpointKey } from './run-lease.ts';
import type { WebhooksTables } from './tables.ts';

/** A delivery leased to this process, with its event. The number of attempts distinguishes it from later leases. */
export interface LeasedDelivery
  extends Pick<
    Selectable<WebhooksTables['platform.webhook_deliveries']>,
    'client_id' | 'id' | 'event_type' | 'attempts' | 'tries_left'
  > {
  /** Time of the event. */
  occurred_at: Date;
  payload: unknown;
}

/** Added to the maximum duration of an attempt. An attempt must begin within this time. */
export const LEASE_SPARE_SECONDS = 10;

/** Not sent yet, or waiting for its next try. */
const waits = sql`delivery.state in ('waiting', 'failed')`;

/**
 * The next deliveries of an endpoint in due order, those of killed workers first. Found by the indexes
 * `webhook_deliveries_due` and `webhook_deliveries_leased`, regardless of their number.
 */
export async function leaseDueDeliveries(
  db: Db,
  { clientId, endpointId }: EndpointKey,
  { atMost, trySeconds, ofType }: { atMost: number; trySeconds: number; ofType?: string },
): Promise<LeasedDelivery[]> {
  const ofEndpoint = sql`delivery.client_id = ${clientId} and delivery.endpoint_id = ${endpointId}
    and (${ofType ?? null}::text is null or delivery.event_type = ${ofType ?? null})`;
  const { rows } = await sql<LeasedDelivery & { place: number }>`
    with left_behind as (
      select id, next_try_at from platform.webhook_deliveries as delivery
      where ${ofEndpoint} and delivery.leased_until < now() and ${waits}
      order by id limit ${atMost} for no key update skip locked
    ), due as (
      select id, next_try_at from platform.webhook_deliveries as delivery
      where ${ofEndpoint} and delivery.leased_until is null and ${waits} and next_try_at <= now()
      order by next_try_at, id limit ${atMost} for no key update skip locked
    ), chosen as (
      select id, row_number() over (order by kind, next_try_at, id) as place
      from (select 1 as kind, * from left_behind union all select 2, * from due) as found
      order by place limit ${atMost}
    )
    ${leaseChosen(trySeconds)} and delivery.client_id = ${clientId}
    returning ${taken}, chosen.place`.execute(db);
  return rows.toSorted((a, b) => a.place - b.place);
}

/** Leases one delivery that no other process holds. */
export async function leaseDelivery(
  db: Db,
  { clientId, id }: { clientId: string; id: string },
  trySeconds: number,
): Promise<LeasedDelivery | undefined> {
  const { rows } = await sql<LeasedDelivery>`
    with chosen as (select ${id}::uuid as id)
    ${leaseChosen(trySeconds)} and delivery.client_id = ${clientId} and ${waits}
      and (delivery.leased_until is null or delivery.leased_until < now())
    returning ${taken}`.execute(db);
  return rows[0];
}

/** Restores the state before the lease, because nothing has been sent. */
export async function releaseUnsentDeliveries(
  db: Db,
  deliveries: readonly LeasedDelivery[],
): Promise<void> {
  await giveBack(db, deliveries, sql`leased_until = null, attempts = delivery.attempts - 1`);
}

/** Deliveries that were being sent when this process had to stop; another process may send them immediately. */
export async function releaseInterruptedDeliveries(
  db: Db,
  deliveries: readonly LeasedDelivery[],
): Promise<void> {
  await giveBack(db, deliveries, sql`leased_until = null`);
}

async function giveBack(
  db: Db,
  deliveries: readonly LeasedDelivery[],
  change: RawBuilder<unknown>,
): Promise<void> {
  if (deliveries.length === 0) return;
  await sql`
    update platform.webhook_deliveries as delivery set ${change} from ${leaseRowsSql(deliveries)}
    where ${isStillLeased}`.execute(db);
}

/** The leases as rows `lease (client_id, id, attempts)`, in the order of their ids. */
export function leaseRowsSql(deliveries: readonly LeasedDelivery[]): RawBuilder<unknown> {
  return sql`unnest(
    ${deliveries.map(({ client_id }) => client_id)}::uuid[], ${deliveries.map(({ id }) => id)}::uuid[],
    ${deliveries.map(({ attempts }) => attempts)}::integer[]
  ) as lease (client_id, id, attempts)`;
}

/** False if the lease expired before the attempt ended; the next holder saves the result. */
export const isStillLeased = sql`delivery.client_id = lease.client_id and delivery.id = lease.id
  and delivery.attempts = lease.attempts and delivery.leased_until is not null`;

const leaseChosen = (trySeconds: number) => sql`
  update platform.webhook_deliveries as delivery
  set attempts = delivery.attempts + 1,
    leased_until = now() + make_interval(secs => ${trySeconds + LEASE_SPARE_SECONDS})
  from chosen, platform.events as event
  where delivery.id = chosen.id and event.client_id = delivery.client_id and event.id = delivery.event_id`;

const taken = sql`delivery.client_id, delivery.id, delivery.event_type, delivery.attempts, delivery.tries_left,
  event.occurred_at, event.payload`;
