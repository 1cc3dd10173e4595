import type { JobWithMetadata } from 'pg-boss';
import type { Logger } from 'pino';
import type { JobRecords } from './job-records.ts';
import type { QueuedJob } from './queued-job.ts';

/**
 * Every job that failed for good comes by here once, whether its handler threw, its time ran out or its worker was
 * killed: the one place that tells its user.
 */
export async function tellFailure(
  failed: JobWithMetadata<QueuedJob>,
  { records, log }: { records: JobRecords; log: Logger },
): Promise<void> {
  const { sourceName, sourceId, sourceOutput, data } = failed;
  const errorCode = (sourceOutput as { code?: string } | null)?.code ?? 'INTERNAL_ERROR';
  log.error({ job: sourceName, jobId: sourceId, code: errorCode }, 'a job failed for good');
  if (data.tracked && data.clientId && sourceId) {
    await records.end({ clientId: data.clientId, id: sourceId }, { state: 'failed', errorCode });
  }
}
