import { once } from 'node:events';
import { Agent, createServer, get, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { patience } from '#platform/testing/patience.ts';
import { OpenConnections } from './open-connections.ts';

const AT_ONCE = { quietMs: 0, withinMs: patience.condition };

/** A server that responds only when the test requests it. */
async function serve() {
  const connections = new OpenConnections();
  const waiting: ServerResponse[] = [];
  const server = createServer((request, response) => {
    if (connections.take(request, response)) waiting.push(response);
  });
  connections.watch(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => server.closeAllConnections());
  const { port } = server.address() as AddressInfo;
  const asked = async (count: number) => {
    await expect.poll(() => waiting.length).toBe(count);
    return waiting[count - 1] as ServerResponse;
  };
  return { connections, port, asked };
}

/** Records the data received on a connection and how it ended. */
function listenTo(port: number) {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (bytes) => {
    received += bytes;
  });
  let failure: string | undefined;
  socket.on('error', (error: NodeJS.ErrnoException) => {
    failure = error.code;
  });
  const ended = new Promise((resolve) => socket.once('close', resolve));
  const sendRequest = () => socket.write('GET / HTTP/1.1\r\nhost: suite.test\r\n\r\n');
  return { socket, ask: sendRequest, heard: () => received, failure: () => failure, ended };
}

test('a request in flight is answered after the stop begins, and its connection is closed afterwards', async () => {
  const { connections, port, asked } = await serve();
  const caller = listenTo(port);
  caller.ask();
  const answer = await asked(1);
  const ended = connections.end(AT_ONCE);
  answer.end('done');
  await Promise.all([ended, caller.ended]);
  expect(caller.heard()).toMatch(/200 OK[\s\S]*connection: close[\s\S]*done/i);
  expect(caller.failure()).toBeUndefined();
});

test('a server that is leaving still accepts requests and closes the connection after the response', async () => {
  const { connections, port, asked } = await serve();
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  connections.leave();
  const request = get({ port, host: '127.0.0.1', agent });
  (await asked(1)).end('still here');
  const [response] = await once(request, 'response');
  expect(response.headers.connection).toBe('close');
});

test('an idle connection ends in good order', async () => {
  const { connections, port, asked } = await serve();
  const caller = listenTo(port);
  caller.ask();
  (await asked(1)).end('done');
  await expect.poll(caller.heard).toContain('done');
  await Promise.all([connections.end(AT_ONCE), caller.ended]);
  expect(caller.failure()).toBeUndefined();
});

test('a request over a keep-alive connection during the stop is answered', async () => {
  const { connections, port, asked } = await serve();
  const caller = listenTo(port);
  caller.ask();
  (await asked(1)).end('first');
  await expect.poll(caller.heard).toContain('first');
  const ended = connections.end({ quietMs: patience.condition, withinMs: patience.test });
  caller.ask();
  (await asked(2)).end('second');
  await Promise.all([ended, caller.ended]);
  expect(caller.heard()).toContain('second');
});

test('connections that arrive while the process is busy are accepted before the listener closes', async () => {
  const { connections, port, asked } = await serve();
  const callers: ReturnType<typeof listenTo>[] = [];
  // Connects in the same event loop turn in which the stop has checked for pending connections and would close the
  // listener.
  setImmediate(() => {
    for (let count = 0; count < 5; count += 1) callers.push(listenTo(port));
    const busyUntil = performance.now() + 30;
    while (performance.now() < busyUntil);
  });
  const ended = connections.end({ quietMs: patience.condition, withinMs: patience.test });
  await expect.poll(() => callers.length).toBe(5);
  for (const [at, caller] of callers.entries()) {
    caller.ask();
    (await asked(at + 1)).end('let in');
  }
  await Promise.all([ended, ...callers.map((caller) => caller.ended)]);
  expect(callers.map((caller) => caller.failure())).toEqual(callers.map(() => undefined));
});

test('after the stop, new connections are refused and requests that exceed the time limit are cut', async () => {
  const { connections, port, asked } = await serve();
  const caller = listenTo(port);
  caller.ask();
  await asked(1);
  await Promise.all([connections.end({ quietMs: 0, withinMs: 100 }), caller.ended]);
  const late = listenTo(port);
  await late.ended;
  expect(late.failure()).toBe('ECONNREFUSED');
});
