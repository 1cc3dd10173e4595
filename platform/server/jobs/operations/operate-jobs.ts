import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { LiveMessageBus } from '../../live/live-message-bus.ts';
import type { JobKey, JobRecords } from '../job-records.ts';
import { isOneOfJobs, type JobRow, type QueuedKey } from '../job-row.ts';
import type { JobsTables } from '../tables.ts';

/** Cancels the user's own job; undefined if there is none. A job that has ended stays unchanged. */
export async function cancelJob(
  db: Db<JobsTables>,
  { userId, clientIds, id }: { userId: string; clientIds: readonly string[]; id: string },
  parts: { records: JobRecords; live: LiveMessageBus },
): Promise<JobRow | undefined> {
  const own = db
    .selectFrom('platform.jobs')
    .where('user_id', '=', userId)
    .where('client_id', 'in', clientIds.length > 0 ? clientIds : [null])
    .where('id', '=', id);
  const row = await own.selectAll().forUpdate().executeTakeFirst();
  if (!row) return undefined;
  if (row.state !== 'waiting' && row.state !== 'running') return row;
  await stopJobs(db, [{ name: row.kind, id }], parts);
  return own.selectAll().executeTakeFirstOrThrow();
}

/**
 * Retries jobs: failed ones get one further attempt, those waiting for their next attempt run now. Skips a job if
 * another one with the same key is waiting or running. Returns the number of restarted jobs.
 */
export async function retryJobs(
  db: Db<JobsTables>,
  keys: readonly QueuedKey[],
  { records }: { records: JobRecords },
): Promise<number> {
  const { rows } = await sql<{ id: string; client_id: string | null; tracked: boolean | null }>`
    update pgboss.job as job set
      state = 'retry',
      retry_limit = case when state = 'failed' then retry_count + 1 else job.retry_limit end,
      start_after = now(),
      completed_on = null,
      deletion_seconds = queue.deletion_seconds,
      keep_until = now() + queue.retention_seconds * interval '1 second'
    from pgboss.queue
    where queue.name = job.name and (job.name, job.id) in (
      select distinct on (name, coalesce(singleton_key, id::text)) name, id from pgboss.job
      where ${isOneOfJobs(keys)} and state in ('failed', 'retry')
      order by name, coalesce(singleton_key, id::text), created_on desc
    ) and not exists (
      select from pgboss.job as other
      where other.name = job.name and other.singleton_key = job.singleton_key and other.id <> job.id
        and other.state <= 'active'
    )
    returning job.id, job.data ->> 'clientId' as client_id, (job.data ->> 'tracked')::boolean as tracked`.execute(
    db,
  );
  for (const { id, client_id, tracked } of rows) {
    if (tracked && client_id) await records.reopenIn(db, { clientId: client_id, id });
  }
  return rows.length;
}

/** Channel on which a worker learns that its job was cancelled. */
export const CANCEL_CHANNEL = 'job-cancel';

interface Found {
  id: string;
  client_id: string | null;
  tracked: boolean | null;
}

/**
 * Stops jobs, whether a user waits for them or not. Waiting and failed jobs end immediately; running ones are signalled
 * to stop on their worker. Completed jobs stay unchanged. Returns the number of jobs stopped or signalled.
 */
export async function stopJobs(
  db: Db<JobsTables>,
  keys: readonly QueuedKey[],
  { records, live }: { records: JobRecords; live: LiveMessageBus },
): Promise<number> {
  const columns = sql`id, data ->> 'clientId' as client_id, (data ->> 'tracked')::boolean as tracked`;
  const { rows: ended } = await sql<Found>`
    update pgboss.job set state = 'cancelled', completed_on = now()
    where ${isOneOfJobs(keys)} and state in ('created', 'retry', 'failed')
    returning ${columns}`.execute(db);
  const { rows: running } = await sql<Found>`
    select ${columns} from pgboss.job where ${isOneOfJobs(keys)} and state = 'active'`.execute(db);
  for (const key of trackedOf([...ended, ...running])) await requestCancel(db, key);
  for (const key of trackedOf(ended)) await records.endIn(db, key, { state: 'cancelled' });
  for (const { id } of running) await live.notify(db, CANCEL_CHANNEL, { id });
  return ended.length + running.length;
}

function trackedOf(found: readonly Found[]): JobKey[] {
  return found.flatMap(({ id, client_id, tracked }) =>
    tracked && client_id ? [{ clientId: client_id, id }] : [],
  );
}

async function requestCancel(db: Db<JobsTables>, key: JobKey): Promise<void> {
  await db
    .updateTable('platform.jobs')
    .set({ cancel_requested_at: sql<Date>`coalesce(cancel_requested_at, now())` })
    .where('client_id', '=', key.clientId)
    .where('id', '=', key.id)
    .execute();
}
