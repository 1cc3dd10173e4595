import type { Problem, ProblemBody } from '#platform/contract/problem.ts';
import { boundedProblem } from './bounded-problem.ts';

const TYPE_BASE = 'urn:comptoir:problem:';

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/** The one shape of every refusal: no stack, no SQL, no path. */
export function problemBody(problem: Problem, requestId: string): ProblemBody {
  return {
    type: `${TYPE_BASE}${problem.code.toLowerCase().replaceAll('_', '-')}`,
    title: problem.message,
    status: problem.status,
    code: problem.code,
    requestId,
    ...boundedProblem(problem),
  };
}
