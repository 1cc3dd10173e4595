import type { z } from 'zod';
import { faultAt } from '#platform/contract/field-fault.ts';
import type { FieldError } from '#platform/contract/problem.ts';

/** What a schema found wrong in one part of a request, each with its place. */
export function fieldErrors(part: string, error: z.ZodError, given: unknown): FieldError[] {
  return error.issues.flatMap((issue) => {
    const field = [part, ...issue.path.map(String)].join('.');
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({ field: `${field}.${key}`, code: 'unknown' }));
    }
    return [{ field, ...faultAt(issue, given) }];
  });
}
