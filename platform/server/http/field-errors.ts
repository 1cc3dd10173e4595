import type { z } from 'zod';
import type { FieldError } from '#platform/contract/problem.ts';

/** What a schema found wrong, as codes that the web has words for. */
export function fieldErrors(part: string, error: z.ZodError): FieldError[] {
  return error.issues.flatMap((issue) => {
    const field = [part, ...issue.path.map(String)].join('.');
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({ field: `${field}.${key}`, code: 'unknown' }));
    }
    return [{ field, ...codeOf(issue) }];
  });
}

function codeOf(issue: z.core.$ZodIssue): Omit<FieldError, 'field'> {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? { code: 'required' }
        : { code: 'type', params: { expected: issue.expected } };
    case 'too_small':
      if (issue.origin === 'string' || issue.origin === 'array') {
        return Number(issue.minimum) === 1
          ? { code: 'required' }
          : { code: 'minLength', params: { min: Number(issue.minimum) } };
      }
      return { code: 'min', params: { min: Number(issue.minimum) } };
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array'
        ? { code: 'maxLength', params: { max: Number(issue.maximum) } }
        : { code: 'max', params: { max: Number(issue.maximum) } };
    case 'invalid_format':
      return { code: issue.format === 'email' || issue.format === 'url' ? issue.format : 'format' };
    case 'invalid_value':
      return issue.input === undefined ? { code: 'required' } : { code: 'choice' };
    case 'custom':
      // A rule of our own carries its code as its message.
      return { code: /^[a-z][A-Za-z]*$/.test(issue.message) ? issue.message : 'invalid' };
    default:
      return { code: 'invalid' };
  }
}
