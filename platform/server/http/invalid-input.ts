import { type FieldError, Problem } from '#platform/contract/problem.ts';

export function invalidInput(errors: FieldError[]): Problem {
  return new Problem({
    status: 400,
    code: 'INVALID_INPUT',
    title: 'Some fields are not right.',
    errors,
  });
}
