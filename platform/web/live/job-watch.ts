import type { JobSummary } from '#platform/contract/calls/job-summary.ts';
import { isUnderWay } from './job-progress.ts';

/** What can be done about work that has ended: undo it. */
export interface AfterJob {
  label: string;
  onClick: () => void;
}

export interface JobWatch {
  /** Started on this page: its end is told, however early it comes, with what can be done about it then. */
  expect: (jobId: string, after?: AfterJob) => void;
  /** Of work that was started on this page. */
  afterOf: (jobId: string) => AfterJob | undefined;
  /** Those whose end nobody told yet, in the list of a client or of all of them. */
  newlyEnded: (listOf: string | undefined, jobs: readonly JobSummary[]) => JobSummary[];
}

/**
 * Which jobs have ended since the page was opened. It goes by the list and not by the message of an end, because that
 * message is missed by a page whose stream is not open at that moment.
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
