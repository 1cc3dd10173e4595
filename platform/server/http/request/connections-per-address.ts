import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { tooManyRequests } from '#platform/contract/problems.ts';
import { PROBLEM_TYPE, problemBody } from '../problems/problem-body.ts';
import { addressKey } from './address-key.ts';
import type { TrustedProxies } from './trusted-proxies.ts';

/** Most who are turned away have only come too many at once. */
const RETRY_SECONDS = 5;

/**
 * How many connections one address holds at a time: one that sends its body byte by byte has it for minutes, and costs its
 * sender nothing. Those beyond the bound are told so as soon as their request has begun, whatever is still to come of it; as
 * many again are closed without a word. A proxy that is trusted speaks for many, and bounds them itself.
 */
export class ConnectionsPerAddress {
  readonly #most: number;
  readonly #proxies: TrustedProxies;
  readonly #held = new Map<string, number>();
  readonly #surplus = new WeakSet<Socket>();

  constructor({ most, proxies }: { most: number; proxies: TrustedProxies }) {
    this.#most = most;
    this.#proxies = proxies;
  }

  watch(server: Server): void {
    server.on('connection', (socket) => this.#count(socket));
  }

  /** Otherwise it has answered. */
  admits({ socket }: IncomingMessage, response: ServerResponse): boolean {
    if (!this.#surplus.has(socket)) return true;
    const requestId = randomUUID();
    const problem = tooManyRequests({ seconds: RETRY_SECONDS });
    // What is left of the body is not read: the connection ends with the answer.
    response.once('finish', () => socket.destroySoon());
    response
      .writeHead(problem.status, {
        'content-type': PROBLEM_TYPE,
        'cache-control': 'no-store',
        'retry-after': String(RETRY_SECONDS),
        'x-request-id': requestId,
        connection: 'close',
      })
      .end(JSON.stringify(problemBody(problem, requestId)));
    return false;
  }

  #count(socket: Socket): void {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || this.#proxies.trusts(remoteAddress)) return;
    const address = addressKey(remoteAddress);
    const held = (this.#held.get(address) ?? 0) + 1;
    this.#held.set(address, held);
    socket.once('close', () => {
      const left = (this.#held.get(address) ?? 1) - 1;
      if (left > 0) this.#held.set(address, left);
      else this.#held.delete(address);
    });
    if (held > 2 * this.#most) socket.destroy();
    else if (held > this.#most) this.#surplus.add(socket);
  }
}
