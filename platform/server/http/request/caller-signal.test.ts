import { once } from 'node:events';
import { connect } from 'node:net';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { runningStatements } from '#platform/testing/database/own-activity.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { createRouteFactory } from '../route.ts';

const callOf = (method: 'GET' | 'POST', path: string) =>
  defineCall({
    method,
    path,
    module: 'test',
    summary: 'Its caller leaves.',
    access: { kind: 'public', reason: 'A test.' },
    response: z.null(),
    status: 204,
  });

const route = createRouteFactory<never>();
/** Why statements ended, because the call's time limit would end them too. */
const ended: string[] = [];
const requested = Promise.withResolvers<void>();
const isLeft = Promise.withResolvers<void>();
const suite = await testApp({
  work: false,
  modules: [
    {
      name: 'test',
      routes: [
        ...(['GET', 'POST'] as const).map((method) =>
          route(callOf(method, '/test/sleep'), async ({ db }) => {
            await sql`select pg_sleep(50), 'left by its caller'`.execute(db).catch((error) => {
              ended.push(error.message);
              throw error;
            });
            return null;
          }),
        ),
        route(callOf('POST', '/test/write'), async ({ db }) => {
          requested.resolve();
          await isLeft.promise;
          await sql`insert into public.kept values ('short')`.execute(db);
          return null;
        }),
      ],
    },
  ],
});
const owner = new pg.Pool({ connectionString: suite.databaseUrl, max: 1 });
afterAll(() => owner.end());
let port = 0;

beforeAll(async () => {
  await owner.query('create table public.kept (word text)');
  await owner.query('grant all on public.kept to public');
  port = Number(new URL(await suite.server.listen({ port: 0, host: '127.0.0.1' })).port);
});

async function send(method: string, path: string) {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(`${method} ${path} HTTP/1.1\r\nhost: suite.test\r\ncontent-length: 0\r\n\r\n`);
  return socket;
}

const running = () => runningStatements(suite.databaseUrl, 'left by its caller');

test.each(['GET', 'POST'])(
  'a database statement of a %s call is cancelled when its caller disconnects [GEN-05]',
  async (method) => {
    ended.length = 0;
    const socket = await send(method, '/test/sleep');
    await expect.poll(running).toBe(1);
    socket.destroy();
    await expect.poll(running).toBe(0);
    await expect.poll(() => ended).toEqual(['canceling statement due to user request']);
    expect(suite.logged.filter((line) => line.includes('"level":50'))).toEqual([]);
  },
);

test('a short change is still written when its caller disconnects [GEN-05]', async () => {
  const socket = await send('POST', '/test/write');
  await requested.promise;
  socket.destroy();
  isLeft.resolve();
  await expect
    .poll(async () => (await owner.query('select word from public.kept')).rows)
    .toEqual([{ word: 'short' }]);
});
