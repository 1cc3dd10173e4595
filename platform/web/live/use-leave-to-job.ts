import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import { type AfterJob, jobWatch } from './job-watch.ts';
import { jobsKey } from './use-jobs.ts';

/**
 * Says that work goes on in the background; the same toast says how it ended, if it is still there by then, and offers
 * what can be done `after` it, however it ended [GEN-10].
 */
export function useLeaveToJob() {
  const queries = useQueryClient();
  return (jobId: string, text: string, after?: AfterJob): Promise<void> => {
    jobWatch.expect(jobId, after);
    showToast({ about: jobId, text });
    return queries.invalidateQueries({ queryKey: jobsKey });
  };
}
