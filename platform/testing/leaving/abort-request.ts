import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface AbortedRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** A complete request first, so that the aborted one uses an existing connection. */
const USED_BEFORE = 'GET /health/live HTTP/1.1\r\nhost: suite.test\r\n\r\n';

/** Sends a request and disconnects before, during or after the response, at random. */
export async function abortRequest(
  address: string,
  { method, path, headers, body = '' }: AbortedRequest,
  given: { afterMs: number; keepAlive: boolean },
): Promise<void> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  await once(socket, 'connect');
  // The server may close the connection first.
  socket.on('error', () => {});
  const closed = once(socket, 'close');
  if (given.keepAlive) {
    socket.write(USED_BEFORE);
    await once(socket, 'data');
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.resume();
  socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
  await pause(given.afterMs);
  // Some like a closed browser tab, the others like a phone that loses its network.
  if (given.afterMs % 2 < 1) socket.destroy();
  else socket.resetAndDestroy();
  await closed;
}
