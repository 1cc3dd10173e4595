import { sql } from 'kysely';
import { tooManyJobs } from '#platform/contract/job-problems.ts';
import type { Db } from '../../database/database.ts';
import type { JobsTables } from '../tables.ts';

/** Maximum number of open jobs: more than users need, but too few to fill a disk or block a working day. */
const OPEN_JOBS = { user: 10, client: 30 };

/** Rejects a job that a user waits for if the user or the client has too many open jobs. */
export async function requireRoom(
  { db }: { db: Db<JobsTables> },
  { clientId, userId }: { clientId: string; userId: string },
): Promise<void> {
  // The lock makes concurrent requests count one after the other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`open jobs of ${clientId}`}, 0))`.execute(
    db,
  );
  const open = await db
    .selectFrom('platform.jobs')
    .select((count) => [
      count.fn.countAll<number>().as('client'),
      count.fn.countAll<number>().filterWhere('user_id', '=', userId).as('user'),
    ])
    .where('client_id', '=', clientId)
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirstOrThrow();
  for (const whose of ['user', 'client'] as const) {
    if (Number(open[whose]) >= OPEN_JOBS[whose]) throw tooManyJobs({ max: OPEN_JOBS[whose] });
  }
}
