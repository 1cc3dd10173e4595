import type { JobProgress, JobSummary } from '#platform/contract/calls/job-summary.ts';

/** Puts news of one job into the list; a job that is not in it yet has to be read. */
export function withProgress(
  jobs: readonly JobSummary[],
  news: JobProgress,
): JobSummary[] | undefined {
  if (!jobs.some(({ id }) => id === news.id)) return undefined;
  return jobs.map((job) => (job.id === news.id ? { ...job, ...news } : job));
}

export function isUnderWay(job: Pick<JobSummary, 'state'>): boolean {
  return job.state === 'waiting' || job.state === 'running';
}

/** How far all running work is, as one share; undefined while nothing runs. */
export function overallProgress(jobs: readonly JobSummary[]): number | undefined {
  const running = jobs.filter(isUnderWay);
  if (running.length === 0) return undefined;
  const shares = running.map(({ done, total }) => (total ? Math.min(1, done / total) : 0));
  return shares.reduce((sum, share) => sum + share, 0) / running.length;
}

const WORTH_GUESSING_SECONDS = 2;

/** By the pace so far; nothing is guessed from the first moments. */
export function secondsLeft(
  job: Pick<JobSummary, 'done' | 'total' | 'startedAt'>,
  now: number,
): number | undefined {
  if (!job.startedAt || !job.total || job.done <= 0) return undefined;
  const passed = (now - Date.parse(job.startedAt)) / 1000;
  if (passed < WORTH_GUESSING_SECONDS) return undefined;
  return Math.max(1, (passed / job.done) * (job.total - job.done));
}
