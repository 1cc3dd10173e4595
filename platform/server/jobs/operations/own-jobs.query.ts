import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { JobRow } from '../job-row.ts';
import type { JobsTables } from '../tables.ts';

const SHOWN = 100;

/**
 * The user's waiting and running jobs, and those that ended within a day: enough to show the same progress bars after a
 * page reload.
 */
export function ownJobs(
  { db }: { db: Db<JobsTables> },
  { userId, clientIds }: { userId: string; clientIds: readonly string[] },
): Promise<JobRow[]> {
  return db
    .selectFrom('platform.jobs')
    .selectAll()
    .where('user_id', '=', userId)
    .where('client_id', 'in', clientIds.length > 0 ? clientIds : [null])
    .where((or) =>
      or.or([or('ended_at', 'is', null), or('ended_at', '>', sql<Date>`now() - interval '1 day'`)]),
    )
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
}

/** State, progress, result and owner of a client's job; undefined if no tracked job has this ID. */
export function jobResult(
  { db }: { db: Db },
  { clientId, jobId }: { clientId: string; jobId: string },
): Promise<Pick<JobRow, 'state' | 'done' | 'total' | 'result' | 'user_id'> | undefined> {
  return (db as Db<JobsTables>)
    .selectFrom('platform.jobs')
    .select(['state', 'done', 'total', 'result', 'user_id'])
    .where('client_id', '=', clientId)
    .where('id', '=', jobId)
    .executeTakeFirst();
}
