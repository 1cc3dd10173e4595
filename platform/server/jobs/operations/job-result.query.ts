import type { Db } from '../../database/database.ts';
import type { JobRow } from '../job-row.ts';
import type { JobsTables } from '../tables.ts';

/** How far a job of a client is and what it has left; undefined where nobody ever waited for such a one. */
export function jobResult(
  { db }: { db: Db },
  { clientId, jobId }: { clientId: string; jobId: string },
): Promise<Pick<JobRow, 'state' | 'result'> | undefined> {
  return (db as Db<JobsTables>)
    .selectFrom('platform.jobs')
    .select(['state', 'result'])
    .where('client_id', '=', clientId)
    .where('id', '=', jobId)
    .executeTakeFirst();
}
