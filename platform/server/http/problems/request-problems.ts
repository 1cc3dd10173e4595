import { defineProblem } from '#platform/contract/problem.ts';

/** Requests that no browser of ours sends. */
export const malformedRequest = defineProblem({
  status: 400,
  code: 'MALFORMED_REQUEST',
  title: 'The request could not be read.',
});

export const invalidEncoding = defineProblem({
  status: 400,
  code: 'INVALID_ENCODING',
  title: 'The body is not valid UTF-8.',
});

export const bodyTooLarge = defineProblem({
  status: 413,
  code: 'BODY_TOO_LARGE',
  title: 'The request is too large.',
});

export const unsupportedMediaType = defineProblem({
  status: 415,
  code: 'MEDIA_TYPE',
  title: 'This kind of content is not taken here.',
});

/** No request of any kind should bring us here. */
export const internalFailure = defineProblem({
  status: 500,
  code: 'INTERNAL',
  title: 'Something went wrong on our side.',
});
