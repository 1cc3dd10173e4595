import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { tooManyRequests } from '#platform/contract/problems.ts';
import { PROBLEM_TYPE, problemBody } from '../problems/problem-body.ts';
import { addressKey, type TrustedProxies } from './request-address.ts';

/** Short, because most rejected callers only opened too many connections at once. */
const RETRY_SECONDS = 5;

/**
 * Limits the connections per IP address, because a slow body holds a connection for minutes at no cost for its sender.
 * Connections above the limit get an error as soon as their request starts; above twice the limit they are closed
 * without a response. Trusted proxies are exempt, because they represent many users.
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

  /** Returns false after it has sent the error. */
  admits({ socket }: IncomingMessage, response: ServerResponse): boolean {
    if (!this.#surplus.has(socket)) return true;
    const requestId = randomUUID();
    const problem = tooManyRequests({ seconds: RETRY_SECONDS });
    // The rest of the body is not read; the connection closes after the response.
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
      const remaining = (this.#held.get(address) ?? 1) - 1;
      if (remaining > 0) this.#held.set(address, remaining);
      else this.#held.delete(address);
    });
    if (held > 2 * this.#most) socket.destroy();
    else if (held > this.#most) this.#surplus.add(socket);
  }
}
