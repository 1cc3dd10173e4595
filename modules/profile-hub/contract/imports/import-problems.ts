import { defineProblem } from '#platform/contract/problem.ts';

/** Why a checked file of contacts is not written, or an import not taken back. */
export const certificateMissing = defineProblem({
  status: 422,
  code: 'CERTIFICATE_MISSING',
  title: 'Consent and the origin of the addresses have both to be certified.',
  field: 'body.certification',
});
export const certifiedWordingMissing = defineProblem({
  status: 422,
  code: 'CERTIFIED_WORDING_MISSING',
  title: 'The file gives consent: the wording that the persons saw has to be told.',
  field: 'body.certification.wording',
});
export const periodWrong = defineProblem({
  status: 422,
  code: 'CONSENT_PERIOD_WRONG',
  title: 'The period in which the persons agreed ends before it begins, or lies in the future.',
  field: 'body.certification.to',
});
export const linesWrong = defineProblem<{ wrong: number }>({
  status: 409,
  code: 'CONTACT_LINES_WRONG',
  title: 'Some lines are wrong, and it was not said that the others go on without them.',
});
export const importAlreadyUndone = defineProblem({
  status: 409,
  code: 'IMPORT_ALREADY_UNDONE',
  title: 'The import was undone already.',
});
export const undoTooLate = defineProblem<{ days: number }>({
  status: 409,
  code: 'IMPORT_UNDO_TOO_LATE',
  title: 'The import is too old to be undone.',
});
export const tooManyValues = defineProblem<{ max: number }>({
  status: 422,
  code: 'TOO_MANY_VALUES',
  title: 'The column has more different values than a list can have options.',
});
