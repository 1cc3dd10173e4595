import type { Db } from '../../database/database.ts';
import type { LiveMessageBus } from '../../live/live-message-bus.ts';
import type { JobRecords } from '../job-records.ts';
import type { JobRow } from '../job-row.ts';
import type { JobsTables } from '../tables.ts';
import { stopJobs } from './stop-jobs.ts';

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
