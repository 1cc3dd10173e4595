import { Agent, request } from 'node:https';
import { text } from 'node:stream/consumers';
import type { RequestOutcome, sendRequest } from './send-request.ts';

/** A visitor who reaches the proxy from one of this machine's loopback addresses, over keep-alive connections. */
export class ProxyVisitor {
  readonly #origin: string;
  readonly #agent: Agent;

  constructor(origin: string, given: { certificate: string; localAddress: string }) {
    this.#origin = origin;
    this.#agent = new Agent({
      keepAlive: true,
      ca: given.certificate,
      localAddress: given.localAddress,
      family: 4,
    });
  }

  async send(
    given: Parameters<typeof sendRequest>[1] & { bytes?: Buffer },
  ): Promise<RequestOutcome> {
    const began = performance.now();
    const body = given.bytes ?? (given.body && JSON.stringify(given.body));
    const asking = request(new URL(given.path, this.#origin), {
      method: given.method ?? (body ? 'POST' : 'GET'),
      agent: this.#agent,
      headers: { ...(given.body && { 'content-type': 'application/json' }), ...given.headers },
    });
    const outcome = new Promise<Omit<RequestOutcome, 'ms'>>((resolve) => {
      const failed = (error: Error) => resolve({ status: 0, body: error.message, headers: {} });
      asking.once('error', failed);
      asking.once('response', (answer) => {
        text(answer).then(
          (responseBody) =>
            resolve({
              status: answer.statusCode ?? 0,
              body: responseBody,
              headers: answer.headers,
            }),
          failed,
        );
      });
    });
    asking.end(body);
    return { ...(await outcome), ms: performance.now() - began };
  }

  /** Calls back with each piece as it arrives; resolves at the end of the stream. */
  listen(path: string, headers: Record<string, string>, hear: (piece: string) => void) {
    return new Promise<void>((resolve, reject) => {
      const asking = request(new URL(path, this.#origin), { agent: this.#agent, headers });
      asking.once('error', reject);
      asking.once('response', (answer) => {
        answer.setEncoding('utf8').on('data', hear).once('close', resolve);
      });
      asking.end();
    });
  }

  leave(): void {
    this.#agent.destroy();
  }
}
