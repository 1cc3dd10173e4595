import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import { type AfterJob, jobWatch } from './job-watch.ts';
import { jobsKey } from './use-jobs.ts';

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
