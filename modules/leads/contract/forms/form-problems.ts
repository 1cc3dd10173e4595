import { defineProblem } from '#platform/contract/problem.ts';

/** Reasons to refuse a change of forms; the texts are in the translations, under `problem`. */
export const formNameTaken = defineProblem<{ name: string }>({
  status: 409,
  code: 'FORM_NAME_TAKEN',
  title: 'Another form of the client has this name.',
  field: 'body.informations.name',
});
export const tooManyForms = defineProblem<{ limit: number }>({
  status: 409,
  code: 'TOO_MANY_FORMS',
  title: 'The client has as many forms as one can have.',
});
