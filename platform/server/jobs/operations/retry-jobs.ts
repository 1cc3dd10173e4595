import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import { isOneOfJobs, type QueuedKey } from '../job-key.ts';
import type { JobRecords } from '../job-records.ts';
import type { JobsTables } from '../tables.ts';

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
