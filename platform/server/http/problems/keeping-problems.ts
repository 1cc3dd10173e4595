import { defineProblem } from '#platform/contract/problem.ts';

/** Separate from other temporary failures, because an operator has to free space. */
export const storageFull = defineProblem({
  status: 503,
  code: 'STORAGE_FULL',
  title: 'There is no room left to keep this.',
});

/** The database did not confirm a commit, so a retry may apply the change twice. */
export const outcomeUnknown = defineProblem({
  status: 503,
  code: 'OUTCOME_UNKNOWN',
  title: 'Whether the change was kept is not known. Look before it is sent again.',
});
