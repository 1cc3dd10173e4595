import { once } from 'node:events';
import { connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { definePage } from '../page.ts';
import { createRouteFactory } from '../route.ts';

/** Controls when the test's handlers respond, and holds the stream they opened. */
let opened: PassThrough;
let mayAnswer = Promise.withResolvers<void>();
let requested = Promise.withResolvers<void>();

const fails = z.enum(['nothing', 'commit', 'afterwards']).default('nothing');
const file = (method: 'GET' | 'POST') =>
  defineCall({
    method,
    path: '/test/file',
    module: 'test',
    summary: 'A file that never ends.',
    access: { kind: 'public', reason: 'A test.' },
    query: z.strictObject({ fails }),
    response: { file: 'text/plain' },
  });

async function open(): Promise<PassThrough> {
  requested.resolve();
  await mayAnswer.promise;
  opened = new PassThrough();
  opened.write('begin');
  return opened;
}

const route = createRouteFactory<never>();
const suite = await testApp({
  modules: [
    {
      name: 'test',
      routes: [file('GET'), file('POST')].map((call) =>
        route(call, async ({ db, query, afterCommit }) => {
          const stream = await open();
          if (query.fails === 'commit') {
            await sql`create temporary table twice (value int unique deferrable initially deferred)`.execute(
              db,
            );
            await sql`insert into twice values (1), (1)`.execute(db);
          }
          if (query.fails === 'afterwards')
            afterCommit(() => {
              throw new Error('afterwards');
            });
          return { stream, contentType: 'text/plain', fileName: 'a.txt' };
        }),
      ),
      pages: [
        definePage({
          path: '/test/page',
          reason: 'A test.',
          render: async () => ({ html: await open(), headers: { 'not a name': 'x' } }),
        }),
        definePage({
          path: '/test/picture',
          reason: 'A test.',
          render: async () => ({ html: await open() }),
        }),
      ],
    },
  ],
});
let port = 0;

beforeAll(async () => {
  port = Number(new URL(await suite.server.listen({ port: 0, host: '127.0.0.1' })).port);
});

const isClosed = () => expect.poll(() => opened.destroyed).toBe(true);
const connections = () => promisify(suite.server.server.getConnections).call(suite.server.server);

/** Errors that were logged by the time another request has completed. */
async function failures(): Promise<string[]> {
  await suite.visitor().send({ method: 'GET', path: '/health/live' });
  return suite.logged.filter((line) => line.includes('"level":50'));
}

function reset(given: { waits?: boolean } = {}): void {
  mayAnswer = Promise.withResolvers();
  requested = Promise.withResolvers();
  if (!given.waits) mayAnswer.resolve();
  suite.logged.length = 0;
}

async function sendRequest(method: string, path: string) {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`${method} ${path} HTTP/1.1\r\nhost: suite.test\r\ncontent-length: 0\r\n\r\n`);
  return socket;
}

test.each([
  ['GET', '/test/file'],
  ['POST', '/test/file'],
  ['GET', '/test/picture'],
])(
  '%s %s: a caller who disconnects before the stream opens leaves no open stream and no logged failure',
  async (method, path) => {
    reset({ waits: true });
    const socket = await sendRequest(method, path);
    await requested.promise;
    socket.destroy();
    await expect.poll(connections).toBe(0);
    mayAnswer.resolve();
    await isClosed();
    expect(await failures()).toEqual([]);
  },
);

test.each([
  ['GET', '/test/file'],
  ['POST', '/test/file'],
  ['GET', '/test/picture'],
])(
  '%s %s: a caller who disconnects during the response leaves no open stream and no logged failure',
  async (method, path) => {
    reset();
    const socket = await sendRequest(method, path);
    await once(socket, 'data');
    socket.destroy();
    await isClosed();
    expect(await failures()).toEqual([]);
  },
);

test.each([['/test/file'], ['/test/picture']])(
  'a HEAD request for %s closes the opened stream',
  async (path) => {
    reset();
    const socket = await sendRequest('HEAD', path);
    await once(socket, 'data');
    await isClosed();
    socket.destroy();
  },
);

test('a request that waits behind another one on the same connection is closed with it', async () => {
  reset({ waits: true });
  const first = opened;
  const socket = await sendRequest('GET', '/test/file');
  await requested.promise;
  requested = Promise.withResolvers();
  socket.write('GET /test/picture HTTP/1.1\r\nhost: suite.test\r\n\r\n');
  await requested.promise;
  mayAnswer.resolve();
  await expect.poll(() => opened !== first).toBe(true);
  socket.destroy();
  await isClosed();
});

test.each([['commit'], ['afterwards']])(
  'an answer that fails at its %s is another one',
  async (what) => {
    reset();
    const socket = await sendRequest('POST', `/test/file?fails=${what}`);
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toContain('HTTP/1.1 500');
    await isClosed();
    socket.destroy();
  },
);

test('a page whose response cannot be sent is answered with status 500', async () => {
  reset();
  const socket = await sendRequest('GET', '/test/page');
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toContain('HTTP/1.1 500');
  await isClosed();
  socket.destroy();
});

test('a caller who stays connected receives the whole response', async () => {
  reset();
  const socket = await sendRequest('GET', '/test/file');
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  await expect.poll(() => received).toContain('begin');
  opened.end('end');
  await expect.poll(() => received).toMatch(/end\r\n0\r\n\r\n$/);
  await isClosed();
  socket.destroy();
});
