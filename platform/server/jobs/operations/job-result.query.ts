import type { Db } from '../../database/database.ts';
import type { JobRow } from '../job-row.ts';
import type { JobsTables } from '../tables.ts';

/** State, result and owner of a client's job; undefined if no tracked job has this ID. */
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
