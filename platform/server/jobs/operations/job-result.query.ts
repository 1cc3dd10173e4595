import type { Db } from '../../database/database.ts';
import type { JobRow } from '../job-row.ts';
import type { JobsTables } from '../tables.ts';

/** How far a job of a client is, what it has left and for whom; undefined where nobody ever waited for such a one. */
export function jobResult(
  { db }: { db: Db },
  { clientId, jobId }: { clientId: string; jobId: string },
): Promise<Pick<JobRow, 'state' | 'result' | 'user_id'> | undefined> {
  return (db as Db<JobsTables>)
    .selectFrom('platform.jobs')
    .select(['state', 'result', 'user_id'])
    .where('client_id', '=', clientId)
    .where('id', '=', jobId)
    .executeTakeFirst();
}
