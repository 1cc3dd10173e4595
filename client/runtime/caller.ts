import { type CallDefinition, type CallParts, callAddress, callPayload } from './call-request.ts';
import { ComptoirError, readProblem } from './comptoir-error.ts';
import { isTemporary, retryDelay, waitFor } from './retry.ts';

export interface ComptoirOptions {
  /** Address of the suite: `https://suite.brand.example`. */
  baseUrl: string | URL;
  /** API key of the client, or a function that returns it. Without a key, a browser uses its session. */
  apiKey?: string | (() => string | Promise<string>);
  /** How long one attempt may take; for a file, until its first byte. Default: 30 seconds. */
  timeoutMs?: number;
  /** How often a repeatable call is sent again when the server is busy or unreachable. Default: 2. */
  retries?: number;
  /** The longest wait before another attempt. If the server asks for more, the call fails. Default: 60 seconds. */
  maxWaitMs?: number;
  /** Headers of every request. */
  headers?: Record<string, string>;
  /** Whether a browser sends its cookies. Default: `omit` with a key, else `same-origin`. */
  credentials?: 'omit' | 'same-origin' | 'include';
  /** Replaces the global `fetch`, for a proxy or for tests. */
  fetch?: (address: string, init: RequestInit) => Promise<Response>;
}

export interface CallOptions {
  /** Aborts the call, also while it waits for another attempt. */
  signal?: AbortSignal;
  timeoutMs?: number;
  retries?: number;
  /** Treats a call as repeatable that is not: only where a second effect does no harm. */
  repeatable?: boolean;
}

/** Makes a call and reads its response within the time limit. */
export type Send = <Answer>(
  definition: CallDefinition,
  input: CallParts,
  options: CallOptions,
  read: (response: Response) => Promise<Answer>,
) => Promise<Answer>;

const TIMEOUT_MS = 30_000;
const RETRIES = 2;
const MAX_WAIT_MS = 60_000;

export function createSend(options: ComptoirOptions): Send {
  const baseUrl = readBaseUrl(options.baseUrl);
  const maxWaitMs = options.maxWaitMs ?? MAX_WAIT_MS;

  return async (definition, input, callOptions, read) => {
    const address = callAddress(baseUrl, definition.path, input);
    const retries = callOptions.retries ?? options.retries ?? RETRIES;
    const mayRepeat = callOptions.repeatable ?? definition.isRepeatable;
    for (let attempt = 0; ; attempt += 1) {
      const init = await requestInit(options, definition, input);
      try {
        return await sendOnce({ address, init, definition, options, callOptions, read });
      } catch (error) {
        if (!mayRepeat || attempt >= retries || !isTemporary(error)) throw error;
        const delay = retryDelay(error, attempt);
        if (delay > maxWaitMs) throw error;
        await waitFor(delay, callOptions.signal);
      }
    }
  };
}

interface Attempt<Answer> {
  address: string;
  init: RequestInit;
  definition: CallDefinition;
  options: ComptoirOptions;
  callOptions: CallOptions;
  read: (response: Response) => Promise<Answer>;
}

async function sendOnce<Answer>(attempt: Attempt<Answer>): Promise<Answer> {
  const { address, init, definition, options, callOptions, read } = attempt;
  const { signal } = callOptions;
  signal?.throwIfAborted();
  const call = `${definition.method} ${definition.path}`;
  const timeoutMs = callOptions.timeoutMs ?? options.timeoutMs ?? TIMEOUT_MS;
  const ending = new AbortController();
  const abort = () => ending.abort(signal?.reason);
  signal?.addEventListener('abort', abort, { once: true });
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    ending.abort();
  }, timeoutMs);
  // A file is read after the call: it stays abortable, without a time limit.
  let isReadLater = false;
  try {
    const send = options.fetch ?? globalThis.fetch;
    const response = await send(address, { ...init, signal: ending.signal });
    if (!response.ok) throw await readProblem(response, call);
    isReadLater = definition.answer === 'file';
    return await read(response);
  } catch (error) {
    if (error instanceof ComptoirError) throw error;
    if (signal?.aborted) throw signal.reason;
    throw failureOf(error, call, isLate ? timeoutMs : undefined);
  } finally {
    clearTimeout(timer);
    if (!isReadLater) signal?.removeEventListener('abort', abort);
  }
}

function failureOf(cause: unknown, call: string, lateMs: number | undefined): ComptoirError {
  if (lateMs !== undefined) {
    const title = `no complete answer within ${lateMs} ms`;
    return new ComptoirError({ status: 0, code: 'TIMEOUT', title, call, cause });
  }
  if (cause instanceof SyntaxError) {
    const title = 'the answer is not JSON';
    return new ComptoirError({ status: 0, code: 'UNREADABLE', title, call, cause });
  }
  return new ComptoirError({ status: 0, code: 'NETWORK', title: 'no answer came', call, cause });
}

async function requestInit(
  { apiKey, headers, credentials }: ComptoirOptions,
  definition: CallDefinition,
  input: CallParts,
): Promise<RequestInit> {
  const payload = callPayload(definition, input);
  const key = typeof apiKey === 'function' ? await apiKey() : apiKey;
  // Headers refuses a key with a line break here, before it could be taken for a network failure.
  const all = new Headers({ ...headers, ...payload.headers });
  if (key) all.set('authorization', `Bearer ${key}`);
  return {
    method: definition.method,
    headers: all,
    credentials: credentials ?? (apiKey ? 'omit' : 'same-origin'),
    ...(payload.body !== undefined && { body: payload.body }),
  };
}

function readBaseUrl(given: string | URL): string {
  const url = new URL(given);
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new TypeError(`baseUrl must begin with https:// or http://, not ${url.protocol}`);
  return `${url.origin}${url.pathname}`.replace(/\/$/, '');
}
