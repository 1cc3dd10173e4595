import { defineProblem } from '#platform/contract/problem.ts';

/** What a change of contacts and criteria can be refused for; the words stand in the translations, under `problem`. */
export const labelTaken = defineProblem<{ label: string }>({
  status: 409,
  code: 'LABEL_TAKEN',
  title: 'Another criterion of the client has this label.',
  field: 'body.label',
});
export const optionMissing = defineProblem({
  status: 422,
  code: 'OPTION_MISSING',
  title: 'A list needs at least one option.',
  field: 'body.options',
});
export const tooManyCriteria = defineProblem<{ limit: number }>({
  status: 409,
  code: 'TOO_MANY_CRITERIA',
  title: 'The client has as many criteria as it can have.',
});
export const emailTaken = defineProblem<{ email: string }>({
  status: 409,
  code: 'CONTACT_EMAIL_TAKEN',
  title: 'Another contact of the client has this e-mail.',
  field: 'body.criterias.email',
});
export const contactUnreachable = defineProblem({
  status: 422,
  code: 'CONTACT_UNREACHABLE',
  title: 'A contact needs an e-mail or a phone number.',
  field: 'body.criterias.email',
});
export const criterionUnknown = defineProblem<{ slug: string }>({
  status: 422,
  code: 'CRITERION_UNKNOWN',
  title: 'The client has no such criterion.',
});
export const valueRefused = defineProblem<{ slug: string; reason: string }>({
  status: 422,
  code: 'VALUE_REFUSED',
  title: 'The value does not fit its criterion.',
});
export const alreadyMerged = defineProblem({
  status: 409,
  code: 'ALREADY_MERGED',
  title: 'Somebody has merged these contacts already.',
});
export const mergeSize = defineProblem<{ limit: number }>({
  status: 422,
  code: 'MERGE_SIZE',
  title: 'Two to ten contacts can be merged at once.',
});
export const mergeNotUndoable = defineProblem<{ days: number }>({
  status: 409,
  code: 'MERGE_NOT_UNDOABLE',
  title: 'The merge was undone already, or is older than it can be undone.',
});
export const mergedFurther = defineProblem({
  status: 409,
  code: 'MERGED_FURTHER',
  title: 'The kept contact became part of another one; that merge has to be undone first.',
});
export const retentionCountChanged = defineProblem<{ count: number }>({
  status: 409,
  code: 'RETENTION_COUNT_CHANGED',
  title: 'The rule would erase another number of contacts than was seen.',
});
