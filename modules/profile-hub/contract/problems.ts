import { defineProblem } from '#platform/contract/problem.ts';

/** Problems of changes of contacts and criteria; their texts are in the translations under `problem`. */
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
export const optionTaken = defineProblem<{ label: string }>({
  status: 409,
  code: 'OPTION_TAKEN',
  title: 'Another option of the criterion has this label.',
  field: 'body.options',
});
export const tooManyOptions = defineProblem<{ limit: number }>({
  status: 409,
  code: 'TOO_MANY_OPTIONS',
  title: 'The criterion has as many options as it can have.',
  field: 'body.options',
});
export const tooManyCriteria = defineProblem<{ limit: number }>({
  status: 409,
  code: 'TOO_MANY_CRITERIA',
  title: 'The client has as many criteria as it can have.',
});
export const emailTaken = defineProblem<{ email: string; contactId: string }>({
  status: 409,
  code: 'CONTACT_EMAIL_TAKEN',
  title:
    'Another contact of the client has this e-mail, or has it since a merge; `contactId` names it.',
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
export const purposeUnknown = defineProblem<{ purpose: string }>({
  status: 422,
  code: 'PURPOSE_UNKNOWN',
  title: 'The client asks no consent for this.',
  field: 'body.optin.purpose',
});
export const wordingMissing = defineProblem({
  status: 422,
  code: 'WORDING_MISSING',
  title: 'No consent is given without the words that were agreed to.',
  field: 'body.optin.wording',
});
export const decidedInFuture = defineProblem({
  status: 422,
  code: 'DECIDED_IN_FUTURE',
  title: 'Nobody decides tomorrow what is recorded today.',
  field: 'body.optin.at',
});
export const consentBlocked = defineProblem({
  status: 409,
  code: 'CONSENT_BLOCKED',
  title:
    'The person withdrew this consent or the address is on the block list; only the person can give it again.',
  field: 'body.optin.decision',
});
export const questionKindFixed = defineProblem<{ question: string }>({
  status: 409,
  code: 'QUESTION_KIND_FIXED',
  title: 'A question keeps its kind: answers were given to it.',
  field: 'body.questions',
});
export const tooManyCampaigns = defineProblem<{ limit: number }>({
  status: 409,
  code: 'TOO_MANY_CAMPAIGNS',
  title: 'The client has as many campaigns as it can have.',
});
export const tooManyQuestions = defineProblem<{ limit: number }>({
  status: 409,
  code: 'TOO_MANY_QUESTIONS',
  title: 'The campaign has as many questions as it can have.',
  field: 'body.questions',
});
export const criterionUnfit = defineProblem<{ slug: string }>({
  status: 422,
  code: 'CRITERION_UNFIT',
  title: 'The criterion cannot hold such an answer, or has no such option.',
});
export const mappingMissing = defineProblem({
  status: 409,
  code: 'MAPPING_MISSING',
  title: 'There is no temporary mapping to be saved.',
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
export const undoUnreachable = defineProblem<{ email: string }>({
  status: 409,
  code: 'UNDO_UNREACHABLE',
  title: 'Another contact has the only address of the contact that would come back.',
});
export const retentionCountChanged = defineProblem<{ count: number }>({
  status: 409,
  code: 'RETENTION_COUNT_CHANGED',
  title: 'The rule would erase another number of contacts than was seen.',
});
