import {
  type FieldError,
  type ProblemBody,
  type ProblemParams,
  problemSchema,
} from '#platform/contract/problem.ts';

/** No response arrived: the only problem that the server cannot report. */
export const NETWORK_PROBLEM = 'NETWORK';
/** The response is not from this server: a proxy's page, a broken body. */
const UNREADABLE_PROBLEM = 'UNREADABLE';

/** The error that a call throws. Screens use the code, never the message. */
export class ProblemError extends Error {
  readonly code: string;
  readonly status: number;
  /** The module whose call was refused; it provides the text. */
  readonly module: string | undefined;
  readonly requestId: string | undefined;
  readonly detail: string | undefined;
  readonly params: ProblemParams | undefined;
  readonly errors: readonly FieldError[];

  constructor(
    given: Partial<ProblemBody> & { code: string; status: number; module?: string | undefined },
  ) {
    super(given.title ?? given.code);
    this.name = 'ProblemError';
    this.code = given.code;
    this.status = given.status;
    this.module = given.module;
    this.requestId = given.requestId;
    this.detail = given.detail;
    this.params = given.params;
    this.errors = given.errors ?? [];
  }
}

export async function readProblem(response: Response, module: string): Promise<ProblemError> {
  const body = problemSchema.safeParse(await response.json().catch(() => undefined));
  if (body.success) return new ProblemError({ ...body.data, module });
  const requestId = response.headers.get('x-request-id');
  return new ProblemError({
    code: UNREADABLE_PROBLEM,
    status: response.status,
    module,
    ...(requestId && { requestId }),
  });
}
