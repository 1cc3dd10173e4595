import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface LeftRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** A whole answer first, so that the request is left on a connection that is already in use. */
const USED_BEFORE = 'GET /health/live HTTP/1.1\r\nhost: suite.test\r\n\r\n';

/** Sends a request and is gone before, while or after it is answered, whichever it happens to be. */
export async function leaveRequest(
  address: string,
  { method, path, headers, body = '' }: LeftRequest,
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
  // Some as a browser does when a tab is closed, the others as a phone that loses its network.
  if (given.afterMs % 2 < 1) socket.destroy();
  else socket.resetAndDestroy();
  await closed;
}
