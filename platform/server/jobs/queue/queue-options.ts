import type { Queue, UpdateQueueOptions } from 'pg-boss';
import type { JobKind } from '../job-kind.ts';

/** Queue for jobs that failed permanently; its worker notifies their users. */
export const FAILED_QUEUE = 'platform.failed-jobs';

const DAY_SECONDS = 24 * 60 * 60;

/** How long a permanently failed job can still be retried manually. */
export const GIVEN_UP_KEPT_SECONDS = 30 * DAY_SECONDS;

/** After this time without a heartbeat a worker counts as lost, and its job goes to another. */
export const HEARTBEAT_SECONDS = 30;

type Options = Required<
  Pick<
    Queue,
    | 'retryLimit'
    | 'retryDelay'
    | 'retryBackoff'
    | 'expireInSeconds'
    | 'heartbeatSeconds'
    | 'deleteAfterSeconds'
    | 'notify'
  >
> &
  Pick<UpdateQueueOptions, 'retryDelayMax' | 'deadLetter'>;

export function queueOptions(job: JobKind): Options {
  const {
    limit,
    delaySeconds,
    backoff = true,
    longestDelaySeconds = null,
  } = job.retry ?? {
    limit: 3,
    delaySeconds: 10,
  };
  return {
    retryLimit: limit,
    retryDelay: delaySeconds,
    retryBackoff: backoff,
    retryDelayMax: backoff ? longestDelaySeconds : null,
    expireInSeconds: job.expireSeconds ?? 15 * 60,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    // Completed jobs are no longer needed, and a small table keeps the queue fast.
    deleteAfterSeconds: DAY_SECONDS,
    notify: true,
    deadLetter: FAILED_QUEUE,
  };
}

export const failedQueueOptions: Options = {
  retryLimit: 50,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 600,
  expireInSeconds: 60,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  deleteAfterSeconds: GIVEN_UP_KEPT_SECONDS,
  notify: true,
};
