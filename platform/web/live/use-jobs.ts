import { useQueryClient } from '@tanstack/react-query';
import { cancelJob, type JobSummary, listJobs } from '#platform/contract/jobs.ts';
import { callQueryKey, useCall, useCallMutation } from '#platform/web/api/use-call.ts';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { type AfterJob, jobWatch } from './job-watch.ts';

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

/**
 * Shows a toast that the job continues in the background. The same toast, if still visible, reports its end and offers
 * the `after` action, whatever the result [GEN-10].
 */
export function useLeaveToJob() {
  const queries = useQueryClient();
  return (jobId: string, text: string, after?: AfterJob): Promise<void> => {
    jobWatch.expect(jobId, after);
    showToast({ about: jobId, text });
    return queries.invalidateQueries({ queryKey: jobsKey });
  };
}
