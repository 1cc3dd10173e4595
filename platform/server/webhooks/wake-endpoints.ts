import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { isPlanned, wakeLock } from './run-lease.ts';
import { webhookRunKind } from './webhook-run-kind.ts';

/**
 * Ensures that a run sends the deliveries of the caller's transaction. No job is needed if the endpoint has a run, or
 * rests until a planned one. The shared lock, which never blocks, makes that run check again before it ends (`endRun`).
 */
export async function wakeEndpoints(
  { db, jobs }: { db: Db; jobs: Jobs },
  { clientId, endpointIds }: { clientId: string; endpointIds: readonly string[] },
): Promise<void> {
  if (endpointIds.length === 0) return;
  // An older snapshot may show a lease that is over.
  const { rows: locked } = await sql<{ id: string }>`
    select id from unnest(${endpointIds}::uuid[]) as id
    where current_setting('transaction_isolation') = 'read committed'
      and pg_try_advisory_xact_lock_shared(${wakeLock(clientId, sql`id`)})`.execute(db);
  // A separate statement, so that its snapshot is taken after the lock.
  const { rows: covered } = await sql<{ id: string }>`
    select run.endpoint_id as id from platform.webhook_runs as run
    left join platform.webhook_health as health
      on health.client_id = run.client_id and health.endpoint_id = run.endpoint_id
    where run.client_id = ${clientId} and run.endpoint_id = any (${locked.map(({ id }) => id)}::uuid[])
      and (run.leased_until > clock_timestamp()
        or (health.rests_until > clock_timestamp() and ${isPlanned}))`.execute(db);
  const withRun = new Set(covered.map(({ id }) => id));
  const runs = endpointIds
    .filter((id) => !withRun.has(id))
    .map((endpointId) => ({ clientId, endpointId }));
  await jobs.enqueueAll(db, webhookRunKind, runs, { clientId });
}
