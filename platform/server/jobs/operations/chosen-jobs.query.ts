import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import { chosenKeys } from '../../lists/chosen-keys.ts';
import { isOneOfJobs, type QueuedKey } from '../job-key.ts';
import { VIEW_ORDERS } from '../queue/queue-view.ts';
import { jobsFilterSql, type MeantJobs } from './jobs-filter-sql.ts';

type WhichJobs = { ids: QueuedKey[] } | { filter: MeantJobs; except: QueuedKey[] };

/** The selected jobs, or all that match the filter except some. */
export async function chosenJobs(
  { db, queues }: { db: Db; queues: ReadonlyMap<string, readonly string[]> },
  which: WhichJobs,
): Promise<QueuedKey[]> {
  if ('ids' in which) return which.ids;
  const { filter, except } = which;
  return chosenKeys(
    { db },
    {
      key: sql`job.name, job.id`,
      from: sql`pgboss.job as job`,
      fits: sql`${jobsFilterSql(queues, filter)} and not ${isOneOfJobs(except)}`,
      order: VIEW_ORDERS[filter.view],
    },
  );
}
