import { defineProblem } from '#platform/contract/problem.ts';

/** Kept apart from the rest of what passes: somebody has to make room. */
export const storageFull = defineProblem({
  status: 503,
  code: 'STORAGE_FULL',
  title: 'There is no room left to keep this.',
});

/** The database was told to keep a change and did not say whether it has: who repeats it may do it twice. */
export const outcomeUnknown = defineProblem({
  status: 503,
  code: 'OUTCOME_UNKNOWN',
  title: 'Whether the change was kept is not known. Look before it is sent again.',
});
