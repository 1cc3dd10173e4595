import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { testApp } from '#platform/testing/test-app.ts';
import { createServer } from '../create-server.ts';

const MOST = 3;
const { app } = await testApp({ work: false });

async function listen({ trustedProxies }: { trustedProxies: string[] }) {
  const config = { ...app.config, CONNECTIONS_PER_ADDRESS: MOST, trustedProxies };
  const { server } = await createServer(
    { ...app, config },
    { modules: [], webDirectory: undefined },
  );
  onTestFinished(() => server.close());
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  return async (): Promise<Socket & { heard(): string }> => {
    const socket = connect(port, '127.0.0.1');
    let received = '';
    socket.on('data', (bytes) => {
      received += bytes;
    });
    // A closed connection may cause an error event or not.
    socket.on('error', () => {});
    await once(socket, 'connect');
    return Object.assign(socket, { heard: () => received });
  };
}

const SLOW =
  'POST /slow HTTP/1.1\r\nhost: suite.test\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{';
const WHOLE = 'GET /health/live HTTP/1.1\r\nhost: suite.test\r\n\r\n';

test('an address with many slow connections gets 429 on the next one, and can connect again when they have ended', async () => {
  const knock = await listen({ trustedProxies: [] });
  const slow: Socket[] = [];
  for (let count = 0; count < MOST; count += 1) {
    const socket = await knock();
    socket.write(SLOW);
    slow.push(socket);
  }
  const refused = await knock();
  const closed = once(refused, 'close');
  refused.write(SLOW);
  await closed;
  expect(refused.heard()).toMatch(/^HTTP\/1.1 429 [\s\S]*retry-after: 5[\s\S]*TOO_MANY_REQUESTS/i);
  for (const socket of slow) socket.destroy();
  await expect
    .poll(async () => {
      const next = await knock();
      const ended = once(next, 'close');
      next.write(WHOLE.replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n'));
      await ended;
      return next.heard().slice(0, 12);
    })
    .toBe('HTTP/1.1 200');
});

test('idle connections beyond twice the limit are closed without a response', async () => {
  const knock = await listen({ trustedProxies: [] });
  for (let count = 0; count < 2 * MOST; count += 1) await knock();
  const one = await knock();
  if (!one.destroyed) await once(one, 'close');
  expect(one.heard()).toBe('');
});

test('a trusted proxy brings as many as it likes', async () => {
  const knock = await listen({ trustedProxies: ['loopback'] });
  for (let count = 0; count < 2 * MOST; count += 1) await knock();
  const one = await knock();
  one.write(WHOLE);
  await expect.poll(one.heard).toContain('HTTP/1.1 200');
});
