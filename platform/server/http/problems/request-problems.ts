import type { z } from 'zod';
import { faultAt } from '#platform/contract/field-fault.ts';
import { FIELD_ERRORS_LIMIT } from '#platform/contract/limits.ts';
import {
  defineProblem,
  type FieldError,
  Problem,
  type ProblemKind,
} from '#platform/contract/problem.ts';

/** Requests that our web app never sends. */
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

/** An unexpected failure, whatever the request. */
export const internalFailure = defineProblem({
  status: 500,
  code: 'INTERNAL',
  title: 'Something went wrong on our side.',
});

export const INVALID_INPUT: ProblemKind = {
  status: 400,
  code: 'INVALID_INPUT',
  title: 'Some fields are invalid.',
};

export function invalidInput(errors: readonly FieldError[]): Problem {
  return new Problem({ ...INVALID_INPUT, errors: errors.slice(0, FIELD_ERRORS_LIMIT) });
}

/** Errors that a schema found in one part of a request, each with its field; limited to the first ones. */
export function fieldErrors(part: string, error: z.ZodError, given: unknown): FieldError[] {
  return [...allErrors(part, error, given).take(FIELD_ERRORS_LIMIT)];
}

function* allErrors(part: string, error: z.ZodError, given: unknown): Generator<FieldError> {
  for (const issue of error.issues) {
    const field = [part, ...issue.path.map(String)].join('.');
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) yield { field: `${field}.${key}`, code: 'unknown' };
    } else yield { field, ...faultAt(issue, given) };
  }
}

/** Separate from other temporary failures, because an operator has to free space. */
export const storageFull = defineProblem({
  status: 503,
  code: 'STORAGE_FULL',
  title: 'There is no room left to keep this.',
});

/** The database did not confirm a commit, so a retry may apply the change twice. */
export const outcomeUnknown = defineProblem({
  status: 503,
  code: 'OUTCOME_UNKNOWN',
  title: 'Whether the change was kept is not known. Look before it is sent again.',
});
