import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';

/** In a turn this short hardly anybody can have come; where there is none the door closes all the same. */
const QUIET_TURN_MS = 0.5;
const QUIET_WITHIN_MS = 1_000;
/** How often a stop looks for connections that have fallen quiet. */
const BETWEEN_LOOKS_MS = 25;
/** Who was told that the connection has ended and does not end it too need not be waited for. */
const LINGER_MS = 1_000;

interface Connection {
  answers: Set<ServerResponse>;
  bytesRead: number;
  quietSince: number;
}

/**
 * The connections of this process and what each of them is busy with. Node's own way to close a server cuts kept-alive
 * connections at once, and with them the requests that are just arriving; here each ends with its answer.
 */
export class OpenConnections {
  readonly #servers = new Set<Server>();
  readonly #open = new Map<Socket, Connection>();
  readonly #ending = new AbortController();
  #leaving = false;
  #accepted = 0;

  /** True as soon as this process is about to end: it still serves, but no new traffic should be sent here. */
  get leaving(): boolean {
    return this.#leaving;
  }

  /** Aborted when answers that never end by themselves have to. */
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

  /** False for a request whose answer could not go out any more: it is not begun, so that it can be sent again elsewhere. */
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

  /** Every answer from now on says that its connection ends with it, so that whoever sends requests goes elsewhere. */
  leave(): void {
    this.#leaving = true;
    for (const { answers } of this.#open.values())
      for (const answer of answers) answer.shouldKeepAlive = false;
  }

  /** Takes no new connection, ends those that are quiet and waits for the others; what is left after `withinMs` is cut. */
  async end({ quietMs, withinMs }: { quietMs: number; withinMs: number }): Promise<void> {
    this.leave();
    const deadline = performance.now() + withinMs;
    await this.#nobodyWaits();
    for (const server of this.#servers) server.close();
    this.#ending.abort();
    while (this.#open.size > 0 && performance.now() < deadline) {
      this.#endQuiet(quietMs);
      await pause(BETWEEN_LOOKS_MS);
    }
    for (const socket of this.#open.keys()) socket.destroy();
  }

  /**
   * A door that closes turns away who waits before it, with a request that may have been sent already. One is let in a turn,
   * at its beginning; so it closes behind a turn in which nobody came and which left no time for it.
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
      // Half a request is no silence.
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
