import type { JobProgress, JobSummary } from '#platform/contract/jobs.ts';

/** An action after the job has ended, such as undo. */
export interface AfterJob {
  label: string;
  onClick: () => void;
}

export interface JobWatch {
  /** Registers a job started on this page: its end is reported, however early it comes, with an action such as undo. */
  expect: (jobId: string, after?: AfterJob) => void;
  /** The action registered for a job of this page. */
  afterOf: (jobId: string) => AfterJob | undefined;
  /** Jobs whose end was not reported yet, in the list of one client or of all clients. */
  newlyEnded: (listOf: string | undefined, jobs: readonly JobSummary[]) => JobSummary[];
}

/**
 * Finds jobs that have ended since the page was opened. It compares job lists instead of using end events, because a
 * page without an open stream would miss those.
 */
export function createJobWatch(): JobWatch {
  const expected = new Set<string>();
  const afters = new Map<string, AfterJob>();
  const endedBefore = new Map<string | undefined, Set<string>>();
  return {
    expect: (jobId, after) => {
      expected.add(jobId);
      if (after) afters.set(jobId, after);
    },
    afterOf: (jobId) => afters.get(jobId),
    newlyEnded(listOf, jobs) {
      const ended = jobs.filter((job) => !isUnderWay(job));
      const before = endedBefore.get(listOf);
      endedBefore.set(listOf, new Set(ended.map(({ id }) => id)));
      return ended.filter(
        ({ id }) => expected.delete(id) || (before !== undefined && !before.has(id)),
      );
    },
  };
}

/** One for the page. */
export const jobWatch = createJobWatch();

/** Applies a progress message to the job list; a job that is not in it must be read. */
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

/** Overall progress of all running jobs, from 0 to 1; undefined if none runs. */
export function overallProgress(jobs: readonly JobSummary[]): number | undefined {
  const running = jobs.filter(isUnderWay);
  if (running.length === 0) return undefined;
  const shares = running.map(({ done, total }) => (total ? Math.min(1, done / total) : 0));
  return shares.reduce((sum, share) => sum + share, 0) / running.length;
}

const WORTH_GUESSING_SECONDS = 2;

/** Estimated from the progress so far; undefined in the first moments. */
export function secondsLeft(
  job: Pick<JobSummary, 'done' | 'total' | 'startedAt'>,
  now: number,
): number | undefined {
  if (!job.startedAt || !job.total || job.done <= 0) return undefined;
  const passed = (now - Date.parse(job.startedAt)) / 1000;
  if (passed < WORTH_GUESSING_SECONDS) return undefined;
  return Math.max(1, (passed / job.done) * (job.total - job.done));
}
