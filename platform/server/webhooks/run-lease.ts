import { randomUUID } from 'node:crypto';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { z } from 'zod';
import { uuid } from '#platform/contract/ids.ts';
import type { Db } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { WebhooksTables } from './tables.ts';

export interface EndpointKey {
  clientId: string;
  endpointId: string;
}
export type Endpoint = Selectable<WebhooksTables['platform.webhook_endpoints']>;

export interface RunLease extends EndpointKey {
  token: string;
}

/** State of an endpoint that a run reads before each batch. */
export interface EndpointState extends Endpoint {
  failing: boolean;
  resting: boolean;
}

/** Longer than the lease of any delivery of the run, so that no delivery is in progress when it expires. */
const SPARE_SECONDS = 20;

const leaseEnd = (trySeconds: number) =>
  sql`clock_timestamp() + make_interval(secs => ${trySeconds + SPARE_SECONDS})`;

const ofEndpoint = ({ clientId, endpointId }: EndpointKey) =>
  sql`client_id = ${clientId} and endpoint_id = ${endpointId}`;

/** Acquires the lease for one run; undefined if another run has it or the endpoint was removed. */
export async function acquireRunLease(
  db: Db,
  key: EndpointKey,
  trySeconds: number,
): Promise<{ lease: RunLease; endpoint: EndpointState } | undefined> {
  const lease = { ...key, token: randomUUID() };
  // Waits for a run that is just ending (`endRun`), and then gets its lease.
  const endpoint = await leasedEndpoint(
    db,
    sql`insert into platform.webhook_runs as run (client_id, endpoint_id, token, leased_until)
      select client_id, id, ${lease.token}::uuid, ${leaseEnd(trySeconds)} from platform.webhook_endpoints
      where client_id = ${key.clientId} and id = ${key.endpointId} for key share
      on conflict (client_id, endpoint_id) do update
        set token = excluded.token, leased_until = excluded.leased_until
        where run.leased_until < clock_timestamp()`,
  );
  return endpoint && { lease, endpoint };
}

/** Also reads the endpoint again; undefined if another run has taken over or the endpoint was removed. */
export function renewRunLease(
  db: Db,
  lease: RunLease,
  trySeconds: number,
): Promise<EndpointState | undefined> {
  return leasedEndpoint(
    db,
    sql`update platform.webhook_runs set leased_until = ${leaseEnd(trySeconds)}
      where ${ofEndpoint(lease)} and token = ${lease.token}`,
  );
}

async function leasedEndpoint(
  db: Db,
  lease: RawBuilder<unknown>,
): Promise<EndpointState | undefined> {
  const { rows } = await sql<EndpointState>`
    with leased as (${lease} returning client_id, endpoint_id)
    select endpoint.*, health.failing_since is not null as failing,
      coalesce(health.rests_until > clock_timestamp(), false) as resting
    from leased
    join platform.webhook_endpoints as endpoint
      on endpoint.client_id = leased.client_id and endpoint.id = leased.endpoint_id
    left join platform.webhook_health as health
      on health.client_id = leased.client_id and health.endpoint_id = leased.endpoint_id`.execute(
    db,
  );
  return rows[0];
}

/** For a failed run: the retry of its job continues where it stopped. */
export async function dropRunLease(db: Db, lease: RunLease): Promise<void> {
  await sql`
    update platform.webhook_runs set leased_until = '-infinity'
    where ${ofEndpoint(lease)} and token = ${lease.token}`.execute(db);
}

/** Delay until the next run checks for events that were still being published when this one ended. */
const POLL_SECONDS = 1;

/**
 * Ends a run, unless something is due or being published and it need not end (`must`). No wake-up is lost. A job that
 * found the lease taken did so before this transaction locked the row, so its deliveries are visible to the check
 * below. A later job waits for the lock and gets the lease. A publisher that relies on this run (`wakeEndpoints`) holds
 * the shared lock until it commits; in that case another run follows.
 */
export async function endRun(
  { db, jobs }: { db: Db; jobs: Jobs },
  lease: RunLease,
  { must }: { must: boolean },
): Promise<'ended' | 'due' | 'publishing'> {
  const { clientId, endpointId } = lease;
  return db.transaction().execute(async (tx) => {
    const { rows: held } = await sql`
      select from platform.webhook_runs
      where ${ofEndpoint(lease)} and token = ${lease.token} for update`.execute(tx);
    if (held.length === 0) return 'ended';
    const { rows: locks } = await sql<{ alone: boolean }>`
      select pg_try_advisory_xact_lock(${wakeLock(clientId, endpointId)}) as alone`.execute(tx);
    const alone = locks[0]?.alone ?? false;
    const next = await nextDue(tx, lease);
    if (!must && next?.inSeconds === 0) return 'due';
    if (!must && !alone) return 'publishing';
    const inSeconds = alone
      ? next?.inSeconds
      : Math.min(POLL_SECONDS, next?.inSeconds ?? POLL_SECONDS);
    // An already planned wake-up that is early enough is reused.
    const planned = next?.plannedInSeconds ?? null;
    const plans = inSeconds !== undefined && (planned === null || planned > inSeconds + 1);
    await sql`
      update platform.webhook_runs set leased_until = '-infinity',
        wake_at = case when ${plans} then clock_timestamp() + make_interval(secs => ${inSeconds ?? 0}) else wake_at end
      where ${ofEndpoint(lease)}`.execute(tx);
    if (plans)
      await jobs.enqueue(
        tx,
        webhookRunKind,
        { clientId, endpointId },
        { clientId, startAfterSeconds: inSeconds },
      );
    return 'ended';
  });
}

/** A run is enqueued for `run.wake_at` and has not started; close to that time it may have. */
export const isPlanned = sql`run.wake_at > clock_timestamp() + interval '1 second'`;

/** Seconds until the endpoint's next delivery is due, rounded up; undefined if none waits. */
async function nextDue(
  db: Db,
  key: EndpointKey,
): Promise<{ inSeconds: number | undefined; plannedInSeconds: number | null } | undefined> {
  const { rows } = await sql<{ inSeconds: number | null; plannedInSeconds: number | null }>`
    select case when next.at is not null then ceil(greatest(0, extract(epoch from
        case when endpoint.paused_at is null then greatest(next.at, health.rests_until) else next.at end
        - clock_timestamp())))::integer end as "inSeconds",
      case when ${isPlanned}
        then extract(epoch from run.wake_at - clock_timestamp())::float end as "plannedInSeconds"
    from platform.webhook_runs as run
    join platform.webhook_endpoints as endpoint
      on endpoint.client_id = run.client_id and endpoint.id = run.endpoint_id
    left join platform.webhook_health as health
      on health.client_id = run.client_id and health.endpoint_id = run.endpoint_id
    cross join lateral (select least(
      (select next_try_at from platform.webhook_deliveries as delivery
        where delivery.client_id = run.client_id and delivery.endpoint_id = run.endpoint_id
          and leased_until is null and state in ('waiting', 'failed')
        order by next_try_at, id limit 1),
      (select min(leased_until) from platform.webhook_deliveries as delivery
        where delivery.client_id = run.client_id and delivery.endpoint_id = run.endpoint_id
          and leased_until is not null)) as at) as next
    where run.client_id = ${key.clientId} and run.endpoint_id = ${key.endpointId}`.execute(db);
  const [row] = rows;
  return row && { ...row, inSeconds: row.inSeconds ?? undefined };
}

/** Held in shared mode by publishers that rely on a run, exclusively by a run that ends. */
export function wakeLock(
  clientId: string,
  endpointId: string | RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`hashtextextended('webhook run ' || ${clientId}::text || ' ' || ${endpointId}::text, 0)`;
}

/** Sends the due deliveries of one endpoint; implemented in `run-endpoint.job.ts`. */
export const webhookRunKind = {
  name: 'platform.run-webhook-endpoint',
  queue: 'webhooks',
  input: z.object({ clientId: uuid, endpointId: uuid }),
  // A failed attempt plans the next one itself. These retries are for killed workers and an unavailable database.
  retry: { limit: 20, delaySeconds: 10, backoff: false },
  concurrency: 12,
  // A client may have many slow endpoints, so their number is limited to leave capacity for others.
  ofOneGroup: 6,
  expireSeconds: 180,
};
