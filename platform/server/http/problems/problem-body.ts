import type {
  FieldError,
  Problem,
  ProblemBody,
  ProblemParams,
} from '#platform/contract/problem.ts';

/** Longer than any of our field names. */
const FIELD_MAX_LENGTH = 200;
const PARAM_MAX_LENGTH = 500;
/** Limit for all errors together, so that an error response does not become expensive. */
const ERRORS_MAX_LENGTH = 64 * 1024;

const TYPE_BASE = 'urn:comptoir:problem:';

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/** Body of every error response; never contains a stack, SQL or a path. */
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

/** Limits how much of the request an error response repeats. */
export function boundedProblem({ params, errors }: Pick<Problem, 'params' | 'errors'>): {
  params?: ProblemParams;
  errors?: FieldError[];
} {
  return {
    ...(params && { params: boundedParams(params) }),
    ...(errors && { errors: boundedErrors(errors) }),
  };
}

function boundedErrors(errors: readonly FieldError[]): FieldError[] {
  const bounded: FieldError[] = [];
  let length = 0;
  for (const { field, code, params } of errors) {
    const error = {
      field: truncate(field, FIELD_MAX_LENGTH),
      code,
      ...(params && { params: boundedParams(params) }),
    };
    length += JSON.stringify(error).length;
    if (length > ERRORS_MAX_LENGTH) break;
    bounded.push(error);
  }
  return bounded;
}

function boundedParams(params: ProblemParams): ProblemParams {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' ? truncate(value, PARAM_MAX_LENGTH) : value,
    ]),
  );
}

/** Does not leave half of a surrogate pair. */
function truncate(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).toWellFormed()}…`;
}
