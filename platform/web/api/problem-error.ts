import {
  type FieldError,
  type ProblemBody,
  type ProblemParams,
  problemSchema,
} from '#platform/contract/problem.ts';

/** No answer came at all: the one problem that the server cannot tell about itself. */
export const NETWORK_PROBLEM = 'NETWORK';
/** An answer came that is not ours: a proxy's page, a broken body. */
const UNREADABLE_PROBLEM = 'UNREADABLE';

/** What a call throws. Screens read the code, never the message. */
export class ProblemError extends Error {
  readonly code: string;
  readonly status: number;
  /** Whose call was refused: that module has the words for it. */
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

export async function problemOf(response: Response, module: string): Promise<ProblemError> {
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
