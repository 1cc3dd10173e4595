import { defineProblem } from '#platform/contract/problem.ts';

/** Reasons why a change of stamp cards can be refused; the texts are in the translations, under `problem`. */
export const codeTaken = defineProblem<{ code: string }>({
  status: 409,
  code: 'CODE_TAKEN',
  title: 'Another one of the client has this code.',
  field: 'body.code',
});
