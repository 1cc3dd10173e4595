/** One fault of the input, at its place: `body.email`, `query.page`. */
export interface FieldError {
  field: string;
  code: string;
  params?: Record<string, string | number>;
}

interface ErrorGiven<Code extends string> {
  status: number;
  code: Code;
  title: string;
  call: string;
  detail?: string | undefined;
  requestId?: string | undefined;
  params?: Record<string, string | number> | undefined;
  errors?: readonly FieldError[] | undefined;
  retryAfterSeconds?: number | undefined;
  cause?: unknown;
}

/** Codes that come from this library, because the server sent no problem. */
export type LocalProblemCode = 'NETWORK' | 'TIMEOUT' | 'UNREADABLE';

/** Everything that goes wrong with a call. Programs use `code`; `message` is for developers. */
export class ComptoirError<Code extends string = string> extends Error {
  override readonly name = 'ComptoirError';
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly code: Code;
  /** The call, as `GET /api/jobs`. */
  readonly call: string;
  readonly detail: string | undefined;
  /** Give it to the operator of the suite: it finds the request in the log. */
  readonly requestId: string | undefined;
  /** Values of the message, such as a limit. */
  readonly params: Readonly<Record<string, string | number>>;
  /** Faults of the input, each with its field. */
  readonly errors: readonly FieldError[];
  /** Delay in seconds that the server requests before a retry, if given. */
  readonly retryAfterSeconds: number | undefined;

  constructor(given: ErrorGiven<Code>) {
    super(`${given.call}: ${given.title}`, { cause: given.cause });
    this.status = given.status;
    this.code = given.code;
    this.call = given.call;
    this.detail = given.detail;
    this.requestId = given.requestId;
    this.params = given.params ?? {};
    this.errors = given.errors ?? [];
    this.retryAfterSeconds = given.retryAfterSeconds;
  }
}

/** Reads a refusal (RFC 9457). A page of a proxy or a cut body becomes UNREADABLE. */
export async function readProblem(response: Response, call: string): Promise<ComptoirError> {
  const body: unknown = await response.json().catch(() => undefined);
  const problem = isRecord(body) ? body : {};
  const code = textOf(problem.code);
  return new ComptoirError({
    status: response.status,
    code: code ?? 'UNREADABLE',
    title: textOf(problem.title) ?? `the answer ${response.status} is not one of Comptoir`,
    call,
    detail: textOf(problem.detail),
    requestId: textOf(problem.requestId) ?? response.headers.get('x-request-id') ?? undefined,
    params: isRecord(problem.params) ? (problem.params as Record<string, string>) : undefined,
    errors: Array.isArray(problem.errors) ? (problem.errors as FieldError[]) : undefined,
    retryAfterSeconds: retryAfterSeconds(response.headers.get('retry-after')),
  });
}

/** The header holds seconds or a date. */
function retryAfterSeconds(header: string | null): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
