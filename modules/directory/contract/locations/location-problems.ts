import { defineProblem } from '#platform/contract/problem.ts';

/** Problems that changes of locations, groups, types or representatives can return. */
export const locationCodeTaken = defineProblem<{ code: string }>({
  status: 409,
  code: 'LOCATION_CODE_TAKEN',
  title: 'Another location of the client has this code.',
  field: 'body.code',
});
export const locationTypeUnknown = defineProblem({
  status: 422,
  code: 'LOCATION_TYPE_UNKNOWN',
  title: 'The client has no such type.',
  field: 'body.typeId',
});
export const groupUnknown = defineProblem({
  status: 422,
  code: 'GROUP_UNKNOWN',
  title: 'The client has no such group.',
  field: 'body.groupIds',
});
export const movedToUnknown = defineProblem({
  status: 422,
  code: 'MOVED_TO_UNKNOWN',
  title: 'The client has no such location.',
  field: 'body.movedToId',
});
export const movedInCircle = defineProblem({
  status: 422,
  code: 'MOVED_IN_CIRCLE',
  title: 'The location it moved to leads back to it.',
  field: 'body.movedToId',
});
export const photoUnknown = defineProblem({
  status: 422,
  code: 'PHOTO_UNKNOWN',
  title: 'One of these photos was not uploaded for a location of the client, or too long ago.',
  field: 'body.photos',
});
export const nameTaken = defineProblem<{ name: string }>({
  status: 409,
  code: 'NAME_TAKEN',
  title: 'Another one of the client has this name.',
  field: 'body.name',
});
export const locationTypeInUse = defineProblem<{ locations: number }>({
  status: 409,
  code: 'LOCATION_TYPE_IN_USE',
  title: 'Locations have this type; say which type they get instead.',
});
export const representativeUnknown = defineProblem({
  status: 422,
  code: 'REPRESENTATIVE_UNKNOWN',
  title: 'One of these users does not exist at the client or cannot stand for a location.',
  field: 'body.userIds',
});
