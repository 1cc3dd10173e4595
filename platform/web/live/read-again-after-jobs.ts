import type { QueryClient } from '@tanstack/react-query';
import type { JobSummary } from '#platform/contract/jobs.ts';

/**
 * A job is named after its module, `touchpoints.change-many`, and changes what that module shows: when it ends, an open
 * list of the module is read again, whichever it is, with its views and counts [TP-01].
 */
export function readAgainAfterJobs(
  queries: QueryClient,
  ended: readonly Pick<JobSummary, 'kind'>[],
): Promise<void> {
  const modules = new Set<unknown>(ended.map(({ kind }) => kind.split('.')[0]));
  if (modules.size === 0) return Promise.resolve();
  return queries.invalidateQueries({ predicate: ({ meta }) => modules.has(meta?.module) });
}
