import { defineProblem } from '#platform/contract/problem.ts';

/** Problems that change request calls can return [OPP-06]. */
export const changeRequestOpen = defineProblem({
  status: 409,
  code: 'CHANGE_REQUEST_OPEN',
  title:
    'The user has an open request of this kind for the location; it is withdrawn or decided first.',
});
export const changeRequestEmpty = defineProblem({
  status: 422,
  code: 'CHANGE_REQUEST_EMPTY',
  title: 'The location is already as the request says.',
  field: 'body.changes',
});
export const changeNotAllowedForKind = defineProblem<{ name: string }>({
  status: 422,
  code: 'CHANGE_NOT_OF_KIND',
  title: 'A request of this kind does not change this field.',
  field: 'body.changes',
});
export const duplicateMissing = defineProblem({
  status: 422,
  code: 'DUPLICATE_MISSING',
  title: 'A duplicate names another location of the client, which is open.',
  field: 'body.duplicateOfId',
});
export const requestPhotoUnknown = defineProblem({
  status: 422,
  code: 'REQUEST_PHOTO_UNKNOWN',
  title: 'This photo was not uploaded for a request, or too long ago.',
  field: 'body.photoFileId',
});
/** Returned by the opportunity map, because some of its retailers are not in the directory. */
export const retailerNotInDirectory = defineProblem({
  status: 422,
  code: 'RETAILER_NOT_IN_DIRECTORY',
  title: 'This retailer is a prospect: an admin changes it by the import of prospects.',
  field: 'body.locationId',
});
export const changeRequestEnded = defineProblem<{ by: string }>({
  status: 409,
  code: 'CHANGE_REQUEST_ENDED',
  title: 'The request is not open any more.',
});
export const changeRequestNotDecided = defineProblem({
  status: 409,
  code: 'CHANGE_REQUEST_NOT_DECIDED',
  title: 'Only a decision can be undone.',
});
export const fieldNotRequested = defineProblem({
  status: 422,
  code: 'FIELD_NOT_REQUESTED',
  title: 'The request does not change this field.',
  field: 'body.fields',
});
export const tooManyMessages = defineProblem({
  status: 409,
  code: 'TOO_MANY_MESSAGES',
  title: 'The request has as many questions and answers as it can have.',
});
