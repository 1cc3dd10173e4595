import type { CallDefinition, CallInput, CallOutput } from '#platform/contract/call.ts';
import {
  accessTokenExpired,
  authenticationFailed,
  invalidRefreshToken,
} from '#platform/contract/problems.ts';
import { callAddress, type GivenInput } from './call-address.ts';
import { NETWORK_PROBLEM, ProblemError, problemOf } from './problem-error.ts';

export interface CallerSurroundings {
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  refresh: (calledAt: number) => Promise<void>;
  sessionEnded: () => void;
  /** A refusal is said in the words of its module, which this page may not have needed so far. */
  fetchWords: (module: string) => Promise<void>;
  now: () => number;
}

export interface CallOptions {
  signal?: AbortSignal;
}

/** Another way for the bytes than the usual one, such as one that tells its progress; all else stays the same. */
interface SendOptions extends CallOptions {
  send?: CallerSurroundings['fetch'];
}

/** Makes the one function through which the web talks to the server, from the calls' own contracts. */
export function createServerCaller(surroundings: CallerSurroundings) {
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

  /** The answer as it came; everything but success is thrown. */
  async function answerOf(call: CallDefinition, input: GivenInput, options: SendOptions = {}) {
    let { response, calledAt } = await send(call, input, options);
    try {
      if (response.status === accessTokenExpired.status) {
        await surroundings.refresh(calledAt);
        ({ response, calledAt } = await send(call, input, options));
      }
      if (isSuccess(response)) return response;
      const problem = await problemOf(response, call.module);
      if (isRefusal(problem)) await surroundings.fetchWords(call.module);
      throw problem;
    } catch (error) {
      if (isEndOfSession(error)) surroundings.sessionEnded();
      throw error;
    }
  }

  /** What comes back was checked against the same contract by the server: it is not checked twice. */
  async function callServer<Call extends CallDefinition>(
    call: Call,
    input: CallInput<Call>,
    options: CallOptions = {},
  ): Promise<CallOutput<Call>> {
    return outputOf(await answerOf(call, input, options));
  }

  return { callServer, answerOf };
}

export async function outputOf<Call extends CallDefinition>(
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

/** 304 says that nothing had to change, which is what the user wanted. */
function isSuccess(response: Response): boolean {
  return response.ok || response.status === 304;
}

/** Not what ends the session, and nothing that is wrong with the server: words of modules are about neither. */
function isRefusal(problem: ProblemError): boolean {
  return problem.status < 500 && !isEndOfSession(problem);
}

/** These end the session; any other 401 is a page of its own [SES-04]. */
export function isEndOfSession(error: unknown): boolean {
  if (!(error instanceof ProblemError) || error.status !== 401) return false;
  return (
    error.code === authenticationFailed.code ||
    error.code === invalidRefreshToken.code ||
    error.detail?.includes('session-info') === true
  );
}

export function isStrangeRefusal(error: unknown): boolean {
  return error instanceof ProblemError && error.status === 401 && !isEndOfSession(error);
}
