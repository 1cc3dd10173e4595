import type { Queue, UpdateQueueOptions } from 'pg-boss';
import type { JobKind } from '../job-kind.ts';

/** Where a job goes that failed for good: one worker there tells its user. */
export const FAILED_QUEUE = 'platform.failed-jobs';

const DAY_SECONDS = 24 * 60 * 60;

/** How long a job that failed for good can still be tried again by hand. */
export const GIVEN_UP_KEPT_SECONDS = 30 * DAY_SECONDS;

/** A worker that says nothing for this long is lost, and its job is given to another. */
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
    // Done work is of no use to anybody, and a small table is a fast queue.
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
