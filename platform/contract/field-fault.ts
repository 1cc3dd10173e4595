import type { z } from 'zod';
import type { FieldError } from './problem.ts';

/** Validation error of one field, as a code that has a text in six languages. */
export type FieldFault = Omit<FieldError, 'field'>;

/** Validation rules of our own use their code as the message: `.min(12, { error: 'passwordMinLength' })`. */
const OWN_CODE = /^[a-z][A-Za-z]*$/;

/** Used by the browser for forms and by the server for requests, so both report the same error for the same input. */
export function faultAt(issue: z.core.$ZodIssue, values: unknown): FieldFault {
  if (isEmptyAt(values, issue.path)) return { code: 'required' };
  if (OWN_CODE.test(issue.message)) return { code: issue.message, ...boundOf(issue) };
  const isLength = 'origin' in issue && (issue.origin === 'string' || issue.origin === 'array');
  switch (issue.code) {
    case 'too_small':
      return { code: isLength ? 'minLength' : 'min', ...boundOf(issue) };
    case 'too_big':
      return { code: isLength ? 'maxLength' : 'max', ...boundOf(issue) };
    case 'invalid_format':
      return { code: issue.format === 'email' || issue.format === 'url' ? issue.format : 'format' };
    case 'invalid_value':
      return { code: 'choice' };
    case 'invalid_type':
      return { code: 'type' };
    default:
      return { code: 'invalid' };
  }
}

function isEmptyAt(values: unknown, path: readonly PropertyKey[]): boolean {
  let value = values;
  for (const key of path) value = (value as Record<PropertyKey, unknown> | undefined)?.[key];
  return value === undefined || value === null || (typeof value === 'string' && !value.trim());
}

function boundOf(issue: z.core.$ZodIssue): Pick<FieldFault, 'params'> {
  if (issue.code === 'too_small') return { params: { min: Number(issue.minimum) } };
  if (issue.code === 'too_big') return { params: { max: Number(issue.maximum) } };
  return {};
}
