import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { WebhooksTables } from './tables.ts';
import { webhookDeliveryKind } from './webhook-delivery-kind.ts';

export interface EndpointKey {
  clientId: string;
  endpointId: string;
}
export type Health = Selectable<WebhooksTables['platform.webhook_health']> & { rests: boolean };

/** A few at a time, so that a slow receiver leaves workers for the others; one of which it is not known that it answers. */
const SIDE_BY_SIDE = 3;

/**
 * How an endpoint fares, with its line held: who enters it and who leaves it come one after the other, so that nobody waits
 * in a line that nobody moves on. Taken before any delivery is.
 */
export async function holdLine(
  db: Tx<WebhooksTables>,
  { clientId, endpointId }: EndpointKey,
): Promise<Health> {
  const key = { client_id: clientId, endpoint_id: endpointId };
  await db
    .insertInto('platform.webhook_health')
    .values({ ...key, failing_since: null, last_success_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db
    .selectFrom('platform.webhook_health')
    .selectAll()
    .select(sql<boolean>`coalesce(rests_until > now(), false)`.as('rests'))
    .where('client_id', '=', clientId)
    .where('endpoint_id', '=', endpointId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** How many more may be sent to the endpoint at this moment. */
export async function roomAt(
  db: Tx<WebhooksTables>,
  { clientId, endpointId }: EndpointKey,
  { rests, failing_since }: Pick<Health, 'rests' | 'failing_since'>,
): Promise<number> {
  if (rests) return 0;
  const { count } = await db
    .selectFrom('platform.webhook_deliveries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('client_id', '=', clientId)
    .where('endpoint_id', '=', endpointId)
    .where('leased_until', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  return Math.max(0, (failing_since ? 1 : SIDE_BY_SIDE) - count);
}

/** The first of those who wait get their turn, in the order in which their events happened. */
export async function moveLine(
  { db, jobs }: { db: Tx<WebhooksTables>; jobs: Jobs },
  { clientId, endpointId }: EndpointKey,
  room: number,
): Promise<void> {
  if (room <= 0) return;
  const { rows } = await sql<{ id: string }>`
    update platform.webhook_deliveries set in_line = false, next_try_at = now()
    where client_id = ${clientId} and id in (
      select id from platform.webhook_deliveries
      where client_id = ${clientId} and endpoint_id = ${endpointId} and in_line
      order by id limit ${room})
    returning id`.execute(db);
  const keys = rows.map(({ id: deliveryId }) => ({ clientId, deliveryId }));
  await jobs.enqueueAll(db, webhookDeliveryKind, keys, { clientId });
}

/** An endpoint is paused: what waited for it is kept, and can be sent by hand. */
export async function endLine(db: Db, { clientId, endpointId }: EndpointKey): Promise<void> {
  await sql`
    update platform.webhook_deliveries
    set in_line = false, state = 'given_up', last_error = 'ENDPOINT_PAUSED', next_try_at = null, ended_at = now()
    where client_id = ${clientId} and endpoint_id = ${endpointId} and in_line`.execute(db);
}
