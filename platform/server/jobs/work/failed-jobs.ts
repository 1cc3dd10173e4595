import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from '../../database/database.ts';
import type { JobRecords } from '../job-records.ts';
import { FAILED_QUEUE, GIVEN_UP_KEPT_SECONDS } from '../queue/queue-options.ts';
import type { TakenJob } from './take-jobs.ts';

/**
 * Every job that failed for good comes by here once, whether its handler threw, its time ran out or its worker was
 * killed: the one place that keeps it for a decision and tells its user.
 */
export async function tellFailure(
  { id, data }: TakenJob,
  { db, records, log }: { db: Db; records: JobRecords; log: Logger },
): Promise<void> {
  const { rows } = await sql<{ name: string; id: string; code: string | null }>`
    select source_name as name, source_id as id, source_output ->> 'code' as code
    from pgboss.job_common where name = ${FAILED_QUEUE} and id = ${id}`.execute(db);
  const [failed] = rows;
  if (!failed) return;
  const errorCode = failed.code ?? 'INTERNAL_ERROR';
  log.error({ job: failed.name, jobId: failed.id, code: errorCode }, 'a job failed for good');
  // It waits for somebody to decide, over a long weekend too.
  await sql`
    update pgboss.job set deletion_seconds = ${GIVEN_UP_KEPT_SECONDS}
    where name = ${failed.name} and id = ${failed.id} and state = 'failed'`.execute(db);
  if (data.tracked && data.clientId && failed.id) {
    await records.end({ clientId: data.clientId, id: failed.id }, { state: 'failed', errorCode });
  }
}
