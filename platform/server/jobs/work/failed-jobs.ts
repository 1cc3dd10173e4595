import { sql } from 'kysely';
import type { JobWithMetadata } from 'pg-boss';
import type { Logger } from 'pino';
import type { Db } from '../../database/database.ts';
import type { JobRecords } from '../job-records.ts';
import { GIVEN_UP_KEPT_SECONDS } from '../queue/queue-options.ts';
import type { QueuedJob } from '../queue/queued-job.ts';

/**
 * Every job that failed for good comes by here once, whether its handler threw, its time ran out or its worker was
 * killed: the one place that keeps it for a decision and tells its user.
 */
export async function tellFailure(
  failed: JobWithMetadata<QueuedJob>,
  { db, records, log }: { db: Db; records: JobRecords; log: Logger },
): Promise<void> {
  const { sourceName, sourceId, sourceOutput, data } = failed;
  const errorCode = (sourceOutput as { code?: string } | null)?.code ?? 'INTERNAL_ERROR';
  log.error({ job: sourceName, jobId: sourceId, code: errorCode }, 'a job failed for good');
  // It waits for somebody to decide, over a long weekend too.
  await sql`
    update pgboss.job set deletion_seconds = ${GIVEN_UP_KEPT_SECONDS}
    where name = ${sourceName} and id = ${sourceId} and state = 'failed'`.execute(db);
  if (data.tracked && data.clientId && sourceId) {
    await records.end({ clientId: data.clientId, id: sourceId }, { state: 'failed', errorCode });
  }
}
