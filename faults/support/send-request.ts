import { type Agent, type RequestOptions, request } from 'node:http';
import { text } from 'node:stream/consumers';

export interface RequestOutcome {
  /** 0 without a response. */
  status: number;
  body: string;
  headers: Record<string, string | string[] | undefined>;
  ms: number;
}

/** Sends one request through an agent and returns its outcome; never retries. */
export async function sendRequest(
  address: string,
  given: {
    path: string;
    method?: string;
    agent?: Agent;
    headers?: Record<string, string>;
    body?: object;
    timeoutMs?: number;
    /** Local address to use. */
    localAddress?: string;
  },
): Promise<RequestOutcome> {
  const began = performance.now();
  const body = given.body && JSON.stringify(given.body);
  const options: RequestOptions = {
    method: given.method ?? (body ? 'POST' : 'GET'),
    headers: { ...given.headers, ...(body && { 'content-type': 'application/json' }) },
    ...(given.agent && { agent: given.agent }),
    ...(given.localAddress && { localAddress: given.localAddress }),
    ...(given.timeoutMs && { signal: AbortSignal.timeout(given.timeoutMs) }),
  };
  const outcome = await new Promise<Omit<RequestOutcome, 'ms'>>((resolve) => {
    const failed = (error: Error) => resolve({ status: 0, body: error.message, headers: {} });
    const asking = request(new URL(given.path, address), options, (answer) => {
      text(answer).then(
        (body) => resolve({ status: answer.statusCode ?? 0, body, headers: answer.headers }),
        failed,
      );
    });
    asking.once('error', failed);
    asking.end(body);
  });
  return { ...outcome, ms: performance.now() - began };
}
