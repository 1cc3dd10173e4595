import type { JobSummary } from '#platform/contract/calls/job-summary.ts';
import { isUnderWay } from './job-progress.ts';

export interface JobWatch {
  /** Started on this page: its end is told, however early it comes. */
  expect: (jobId: string) => void;
  /** Those whose end nobody told yet, in the list of a client or of all of them. */
  newlyEnded: (listOf: string | undefined, jobs: readonly JobSummary[]) => JobSummary[];
}

/**
 * Which jobs have ended since the page was opened. It goes by the list and not by the message of an end, because that
 * message is missed by a page whose stream is not open at that moment.
 */
export function createJobWatch(): JobWatch {
  const expected = new Set<string>();
  const endedBefore = new Map<string | undefined, Set<string>>();
  return {
    expect: (jobId) => void expected.add(jobId),
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
