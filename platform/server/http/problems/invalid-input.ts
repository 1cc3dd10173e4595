import { FAULTS_TOLD_LIMIT } from '#platform/contract/limits.ts';
import { type FieldError, Problem, type ProblemKind } from '#platform/contract/problem.ts';

export const INVALID_INPUT: ProblemKind = {
  status: 400,
  code: 'INVALID_INPUT',
  title: 'Some fields are invalid.',
};

export function invalidInput(errors: readonly FieldError[]): Problem {
  return new Problem({ ...INVALID_INPUT, errors: errors.slice(0, FAULTS_TOLD_LIMIT) });
}
