import type { z } from 'zod';
import { faultAt } from '#platform/contract/field-fault.ts';
import { FAULTS_TOLD_LIMIT } from '#platform/contract/limits.ts';
import type { FieldError } from '#platform/contract/problem.ts';

/** Errors that a schema found in one part of a request, each with its field; limited to the first ones. */
export function fieldErrors(part: string, error: z.ZodError, given: unknown): FieldError[] {
  return [...allErrors(part, error, given).take(FAULTS_TOLD_LIMIT)];
}

function* allErrors(part: string, error: z.ZodError, given: unknown): Generator<FieldError> {
  for (const issue of error.issues) {
    const field = [part, ...issue.path.map(String)].join('.');
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) yield { field: `${field}.${key}`, code: 'unknown' };
    } else yield { field, ...faultAt(issue, given) };
  }
}
