import { defineProblem } from '#platform/contract/problem.ts';

/** Problems that segment changes can return. */
export const segmentNameTaken = defineProblem<{ name: string }>({
  status: 409,
  code: 'SEGMENT_NAME_TAKEN',
  title: 'Another segment of the client has this name.',
  field: 'body.name',
});
/** `way` names them one after the other: Herbst → Norden → Herbst. */
export const segmentCircle = defineProblem<{ way: string }>({
  status: 409,
  code: 'SEGMENT_CIRCLE',
  title: 'The segment would contain itself.',
  field: 'body.rules',
});
/** Of the segment or of another one that contains it. */
export const segmentTooLarge = defineProblem<{ name: string; count: number; limit: number }>({
  status: 422,
  code: 'SEGMENT_TOO_LARGE',
  title: 'With those of the segments inside it, it has more rules than one segment can have.',
  field: 'body.rules',
});
export const segmentTooManyValues = defineProblem<{ name: string; count: number; limit: number }>({
  status: 422,
  code: 'SEGMENT_TOO_MANY_VALUES',
  title:
    'With those of the segments inside it, its rules compare with more values than one segment can have.',
  field: 'body.rules',
});
export const segmentTooDeep = defineProblem<{ name: string; limit: number }>({
  status: 422,
  code: 'SEGMENT_TOO_DEEP',
  title: 'With the segments inside it, its groups stand one in the other too many times.',
  field: 'body.rules',
});
export const tooManySegments = defineProblem<{ limit: number }>({
  status: 409,
  code: 'TOO_MANY_SEGMENTS',
  title: 'The client has as many segments as it can have.',
});
export const segmentInUse = defineProblem<{ where: string }>({
  status: 409,
  code: 'SEGMENT_IN_USE',
  title: 'Other segments or views use it.',
});
/** Another user's private view is not named. */
export const segmentInOthersView = defineProblem({
  status: 409,
  code: 'SEGMENT_IN_OTHERS_VIEW',
  title: 'A view that somebody else keeps for themselves uses it.',
});
export const segmentIsLive = defineProblem({
  status: 409,
  code: 'SEGMENT_IS_LIVE',
  title: 'Who is in a live segment is told by its rules.',
});
