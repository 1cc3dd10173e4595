import { cancelJob } from '#platform/contract/calls/cancel-job.ts';
import type { JobSummary } from '#platform/contract/calls/job-summary.ts';
import { listJobs } from '#platform/contract/calls/list-jobs.ts';
import { callQueryKey } from '#platform/web/api/call-query-options.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { useCallMutation } from '#platform/web/api/use-call-mutation.ts';

const NONE: readonly JobSummary[] = [];

/** The user's jobs at one client or at all of them, updated by the live stream; a reload shows them again [GEN-10]. */
export function useJobs(clientId: string | undefined) {
  const { data } = useCall(listJobs, { query: { clientId } });
  const { mutate } = useCallMutation(cancelJob, { changes: [listJobs] });
  return {
    jobs: data?.items ?? NONE,
    isRead: data !== undefined,
    cancel: (id: string) => mutate({ params: { id } }),
  };
}

export const jobsKey = callQueryKey(listJobs);
