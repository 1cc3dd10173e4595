import type { CallDefinition, CallInput, CallOutput } from '#platform/contract/call.ts';
import {
  accessTokenExpired,
  authenticationFailed,
  invalidRefreshToken,
} from '#platform/contract/problems.ts';
import { NETWORK_PROBLEM, ProblemError, readProblem } from './problem-error.ts';

export interface CallerEnvironment {
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  refresh: (calledAt: number) => Promise<void>;
  sessionEnded: () => void;
  /** Loads the texts of a module, because an error text may come from a module that this page has not loaded yet. */
  loadModuleTexts: (module: string) => Promise<void>;
  now: () => number;
}

export interface CallOptions {
  signal?: AbortSignal;
}

/** Replaces `fetch` for sending, for example to report progress; the rest is the same. */
interface SendOptions extends CallOptions {
  send?: CallerEnvironment['fetch'];
}

/** Creates the function for all calls to the server, typed by the calls' contracts. */
export function createServerCaller(surroundings: CallerEnvironment) {
  async function send(call: CallDefinition, input: GivenInput, options: SendOptions) {
    const calledAt = surroundings.now();
    const bytes = options.send ?? surroundings.fetch;
    const response = await bytes(callAddress(call, input), requestOf(call, input, options)).catch(
      (error: unknown) => {
        if (options.signal?.aborted) throw error;
        throw new ProblemError({ code: NETWORK_PROBLEM, status: 0 });
      },
    );
    return { response, calledAt };
  }

  /** The unparsed response; throws unless it is a success. */
  async function answerOf(call: CallDefinition, input: GivenInput, options: SendOptions = {}) {
    let { response, calledAt } = await send(call, input, options);
    try {
      if (response.status === accessTokenExpired.status) {
        await surroundings.refresh(calledAt);
        ({ response, calledAt } = await send(call, input, options));
      }
      if (isSuccess(response)) return response;
      const problem = await readProblem(response, call.module);
      if (isRefusal(problem)) await surroundings.loadModuleTexts(call.module);
      throw problem;
    } catch (error) {
      if (isSessionEnded(error)) surroundings.sessionEnded();
      throw error;
    }
  }

  /** The server has already validated the response against the same contract, so it is not validated again. */
  async function callServer<Call extends CallDefinition>(
    call: Call,
    input: CallInput<Call>,
    options: CallOptions = {},
  ): Promise<CallOutput<Call>> {
    return readCallOutput(await answerOf(call, input, options));
  }

  return { callServer, answerOf };
}

export async function readCallOutput<Call extends CallDefinition>(
  response: Response,
): Promise<CallOutput<Call>> {
  const empty = response.status === 204 || response.status === 304;
  return (empty ? null : await response.json()) as CallOutput<Call>;
}

function requestOf(call: CallDefinition, input: GivenInput, options: CallOptions): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json', ...input.headers };
  const form = input.body instanceof FormData;
  if (input.body !== undefined && !form) headers['content-type'] = 'application/json';
  return {
    method: call.method,
    headers,
    credentials: 'same-origin',
    ...(options.signal && { signal: options.signal }),
    ...(input.body !== undefined && {
      body: form ? (input.body as FormData) : JSON.stringify(input.body),
    }),
  };
}

/** 304 means that nothing had to change, which counts as success. */
function isSuccess(response: Response): boolean {
  return response.ok || response.status === 304;
}

/** True unless the session ended or the server failed: modules have no texts for these. */
function isRefusal(problem: ProblemError): boolean {
  return problem.status < 500 && !isSessionEnded(problem);
}

/** These errors end the session; any other 401 shows a separate page [SES-04]. */
export function isSessionEnded(error: unknown): boolean {
  if (!(error instanceof ProblemError) || error.status !== 401) return false;
  return (
    error.code === authenticationFailed.code ||
    error.code === invalidRefreshToken.code ||
    error.detail?.includes('session-info') === true
  );
}

export function isUnexpected401(error: unknown): boolean {
  return error instanceof ProblemError && error.status === 401 && !isSessionEnded(error);
}

export interface GivenInput {
  params?: Record<string, unknown> | undefined;
  query?: Record<string, unknown> | undefined;
  body?: unknown;
  headers?: Record<string, string> | undefined;
}

/** Fills the values into a path such as `/gtr-core/users/{id}` and adds the query; undefined values are left out. */
export function callAddress(call: Pick<CallDefinition, 'path'>, input: GivenInput): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = input.params?.[name];
    if (value === undefined) throw new Error(`${call.path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
  const query = new URLSearchParams(
    Object.entries(input.query ?? {}).flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value])
        .filter((one) => one !== undefined && one !== null)
        .map((one): [string, string] => [name, String(one)]),
    ),
  ).toString();
  return query ? `${path}?${query}` : path;
}
