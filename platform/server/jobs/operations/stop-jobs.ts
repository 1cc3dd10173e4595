import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { LiveMessageBus } from '../../live/live-message-bus.ts';
import { isOneOfJobs, type QueuedKey } from '../job-key.ts';
import type { JobKey, JobRecords } from '../job-records.ts';
import type { JobsTables } from '../tables.ts';

/** The process that runs a job hears here that it is no longer wanted. */
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
