import { cancelJob } from '#platform/contract/calls/cancel-job.ts';
import type { JobSummary } from '#platform/contract/calls/job-summary.ts';
import { listJobs } from '#platform/contract/calls/list-jobs.ts';
import { queryKeyOf } from '#platform/web/api/query-of.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { useCallMutation } from '#platform/web/api/use-call-mutation.ts';

const NONE: readonly JobSummary[] = [];

/** The user's long work at a client, or at all of them, kept up to date by the live stream; a reload finds it again [GEN-10]. */
export function useJobs(clientId: string | undefined) {
  const { data } = useCall(listJobs, { query: { clientId } });
  const { mutate } = useCallMutation(cancelJob, { changes: [listJobs] });
  return {
    jobs: data?.items ?? NONE,
    isRead: data !== undefined,
    cancel: (id: string) => mutate({ params: { id } }),
  };
}

export const jobsKey = queryKeyOf(listJobs);
