import { useQuery } from '@tanstack/react-query';
import { getOpeningPlanCall } from '#modules/opportunity/contract/openings.ts';
import type { CallInput } from '#platform/contract/call.ts';
import { queryOf } from '#platform/web/api/query-of.ts';
import { useJobs } from '#platform/web/live/use-jobs.ts';

const READ_AGAIN_MS = 3_000;

/** The plan for these choices, read again while a job computes it, and that job where the reader has started it. */
export function useOpeningPlan(clientId: string, question: CallInput<typeof getOpeningPlanCall>) {
  const plan = useQuery({
    ...queryOf(getOpeningPlanCall, question),
    refetchInterval: ({ state }) => (state.data?.jobId ? READ_AGAIN_MS : false),
  });
  const { jobs } = useJobs(clientId);
  return { plan, job: jobs.find(({ id }) => id === plan.data?.jobId) };
}
