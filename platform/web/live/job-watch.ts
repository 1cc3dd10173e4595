import type { JobSummary } from '#platform/contract/calls/job-summary.ts';
import { isUnderWay } from './job-progress.ts';

/** What can be done about work that has ended: undo it. */
export interface AfterJob {
  label: string;
  onClick: () => void;
}

export interface JobWatch {
  /** Registers a job started on this page: its end is reported, however early it comes, with an action such as undo. */
  expect: (jobId: string, after?: AfterJob) => void;
  /** Of work that was started on this page. */
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
