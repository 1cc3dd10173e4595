import type { QueryClient } from '@tanstack/react-query';
import type { JobSummary } from '#platform/contract/jobs.ts';

/**
 * Jobs are named after their module (`touchpoints.change-many`): when one ends, all open reads of that module are refetched,
 * including views and counts [TP-01].
 */
export function readAgainAfterJobs(
  queries: QueryClient,
  ended: readonly Pick<JobSummary, 'kind'>[],
): Promise<void> {
  const modules = new Set<unknown>(ended.map(({ kind }) => kind.split('.')[0]));
  if (modules.size === 0) return Promise.resolve();
  return queries.invalidateQueries({ predicate: ({ meta }) => modules.has(meta?.module) });
}
