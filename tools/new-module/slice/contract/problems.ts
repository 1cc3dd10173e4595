import { defineProblem } from '#platform/contract/problem.ts';

/** What a change of stamp cards can be refused for; the words stand in the translations, under `problem`. */
export const codeTaken = defineProblem<{ code: string }>({
  status: 409,
  code: 'CODE_TAKEN',
  title: 'Another one of the client has this code.',
  field: 'body.code',
});
