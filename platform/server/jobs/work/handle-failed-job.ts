import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from '../../database/database.ts';
import type { JobRecords } from '../job-records.ts';
import { FAILED_QUEUE, GIVEN_UP_KEPT_SECONDS } from '../queue/queue-options.ts';
import type { ClaimedJob } from './claim-jobs.ts';

/**
 * Handles every job that failed permanently, whether its handler threw, it timed out or its worker was killed. Retains
 * it for a manual decision and notifies its user.
 */
export async function handleFailedJob(
  { id, data }: ClaimedJob,
  { db, records, log }: { db: Db; records: JobRecords; log: Logger },
): Promise<void> {
  const { rows } = await sql<{ name: string; id: string; code: string | null }>`
    select source_name as name, source_id as id, source_output ->> 'code' as code
    from pgboss.job_common where name = ${FAILED_QUEUE} and id = ${id}`.execute(db);
  const [failed] = rows;
  if (!failed) return;
  const errorCode = failed.code ?? 'INTERNAL_ERROR';
  log.error({ job: failed.name, jobId: failed.id, code: errorCode }, 'a job failed for good');
  // Retained long enough for a manual decision, also over a long weekend.
  await sql`
    update pgboss.job set deletion_seconds = ${GIVEN_UP_KEPT_SECONDS}
    where name = ${failed.name} and id = ${failed.id} and state = 'failed'`.execute(db);
  if (data.tracked && data.clientId && failed.id) {
    await records.end({ clientId: data.clientId, id: failed.id }, { state: 'failed', errorCode });
  }
}
