import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';

/**
 * In an event loop turn this short, a new connection is unlikely. After `QUIET_WITHIN_MS` the listener closes in any
 * case.
 */
const QUIET_TURN_MS = 0.5;
const QUIET_WITHIN_MS = 1_000;
/** How often a stop checks for idle connections. */
const POLL_INTERVAL_MS = 25;
/** How long to wait for the other side to close an ended connection. */
const LINGER_MS = 1_000;

interface Connection {
  answers: Set<ServerResponse>;
  bytesRead: number;
  quietSince: number;
}

/**
 * Tracks the connections of this process and their pending responses. Node's own close cuts idle keep-alive connections
 * immediately, including requests that are just arriving. Here each connection ends with its response.
 */
export class OpenConnections {
  readonly #servers = new Set<Server>();
  readonly #open = new Map<Socket, Connection>();
  readonly #ending = new AbortController();
  #leaving = false;
  #accepted = 0;

  /** True as soon as this process is about to end: it still serves requests, but should get no new traffic. */
  get leaving(): boolean {
    return this.#leaving;
  }

  /** Aborted when endless responses must end. */
  get ending(): AbortSignal {
    return this.#ending.signal;
  }

  watch(server: Server): void {
    server.closeIdleConnections = () => {};
    this.#servers.add(server);
    server.on('connection', (socket) => {
      this.#accepted += 1;
      this.#open.set(socket, {
        answers: new Set(),
        bytesRead: 0,
        quietSince: performance.now(),
      });
      socket.once('close', () => this.#open.delete(socket));
    });
  }

  /**
   * Returns false if the connection has ended and no response can be sent. The request is not started, so that the
   * caller can retry elsewhere.
   */
  take({ socket }: IncomingMessage, answer: ServerResponse): boolean {
    if (socket.writableEnded) {
      socket.destroy();
      return false;
    }
    const connection = this.#open.get(socket);
    connection?.answers.add(answer);
    answer.once('close', () => {
      connection?.answers.delete(answer);
      if (connection) connection.quietSince = performance.now();
    });
    if (this.#leaving) answer.shouldKeepAlive = false;
    return true;
  }

  /** From now on every response closes its connection, so that callers switch to another server. */
  leave(): void {
    this.#leaving = true;
    for (const { answers } of this.#open.values())
      for (const answer of answers) answer.shouldKeepAlive = false;
  }

  /** Accepts no new connections, ends idle ones and waits for the others. Connections left after `withinMs` are cut. */
  async end({ quietMs, withinMs }: { quietMs: number; withinMs: number }): Promise<void> {
    this.leave();
    const deadline = performance.now() + withinMs;
    await this.#nobodyWaits();
    for (const server of this.#servers) server.close();
    this.#ending.abort();
    while (this.#open.size > 0 && performance.now() < deadline) {
      this.#endQuiet(quietMs);
      await pause(POLL_INTERVAL_MS);
    }
    for (const socket of this.#open.keys()) socket.destroy();
  }

  /**
   * Closing the listener rejects pending connections, whose requests may already be sent. One connection is accepted at
   * the start of each event loop turn, so the listener closes after a short turn without a new one.
   */
  async #nobodyWaits(): Promise<void> {
    const deadline = performance.now() + QUIET_WITHIN_MS;
    for (;;) {
      const [began, before] = [performance.now(), this.#accepted];
      await nextTurn();
      const now = performance.now();
      const isQuiet = this.#accepted === before && now - began < QUIET_TURN_MS;
      if (isQuiet || now > deadline) return;
    }
  }

  #endQuiet(quietMs: number): void {
    const now = performance.now();
    for (const [socket, connection] of this.#open) {
      // A partially received request counts as activity.
      if (socket.bytesRead !== connection.bytesRead) {
        connection.bytesRead = socket.bytesRead;
        connection.quietSince = now;
      }
      const quiet = now - connection.quietSince;
      if (connection.answers.size > 0 || quiet < quietMs) continue;
      socket.end();
      if (quiet > quietMs + LINGER_MS) socket.destroy();
    }
  }
}
