import { Problem } from '#platform/contract/problem.ts';

/** Requests that no browser of ours sends. */
export function malformedRequest(): Problem {
  return new Problem({
    status: 400,
    code: 'MALFORMED_REQUEST',
    title: 'The request could not be read.',
  });
}

export function mediaTypeNotTaken(): Problem {
  return new Problem({
    status: 415,
    code: 'MEDIA_TYPE',
    title: 'This kind of content is not taken here.',
  });
}
