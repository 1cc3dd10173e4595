import { sql } from 'kysely';
import { tooManyJobs } from '#platform/contract/job-problems.ts';
import type { Db } from '../../database/database.ts';
import type { JobsTables } from '../tables.ts';

/** What may wait or run at a time: more than anybody needs, less than would fill a disk or a working day. */
const OPEN_JOBS = { user: 10, client: 30 };

/** Refuses work that a person waits for when they, or their whole client, have asked for enough already. */
export async function requireRoom(
  { db }: { db: Db<JobsTables> },
  { clientId, userId }: { clientId: string; userId: string },
): Promise<void> {
  // A hundred that ask at once are counted one after the other.
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
