import { defineProblem } from '../problem.ts';

/** Reasons why a view cannot be saved. */
export const viewNameTaken = defineProblem<{ name: string }>({
  status: 409,
  code: 'VIEW_NAME_TAKEN',
  title: 'Another view of this list, of the same owner or shared, has this name.',
  field: 'body.name',
});
export const viewLimitReached = defineProblem<{ max: number }>({
  status: 409,
  code: 'VIEW_LIMIT_REACHED',
  title: 'The user has as many views as they can have.',
});
export const sharedViewLimitReached = defineProblem<{ max: number }>({
  status: 409,
  code: 'SHARED_VIEW_LIMIT_REACHED',
  title: 'As many views of this list are shared as can be.',
  field: 'body.shared',
});
