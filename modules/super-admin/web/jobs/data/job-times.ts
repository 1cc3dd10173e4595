import type { QueueJob } from '#modules/super-admin/contract/jobs.ts';

/** Since when a job is in the state that it is in. */
export function stateSince(job: QueueJob): string {
  if (job.endedAt) return job.endedAt;
  return job.state === 'running' || job.state === 'retrying'
    ? (job.startedAt ?? job.startAfter)
    : job.createdAt;
}

export function mayRetry({ state }: QueueJob): boolean {
  return state === 'given-up' || state === 'retrying';
}

export function mayCancel({ state, cancelRequested }: QueueJob): boolean {
  return state !== 'done' && state !== 'cancelled' && !cancelRequested;
}
