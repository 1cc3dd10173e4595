import { randomUUID } from 'node:crypto';
import { fastify } from 'fastify';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { Problem } from '#platform/contract/problem.ts';
import { testDatabase } from '#platform/testing/database/test-database.ts';
import { testProcess } from '../jobs/testing/test-process.ts';
import { until } from '../jobs/testing/until.ts';
import { RECORDS_CHANNEL } from './announce-changes.ts';
import { liveStream } from './live-stream.ts';
import { cutConnections } from './testing/cut-connections.ts';

const { url } = await testDatabase();
const CLIENT = randomUUID();
const MEMBER = randomUUID();
const UNKNOWN = randomUUID();

/** The user and session are taken from headers here; the sessions have tests of their own. */
async function serve() {
  const started = await testProcess({ url, work: false });
  const server = fastify();
  server.addHook('onRequest', async (_, reply) => {
    reply.header('x-from-a-hook', 'kept');
  });
  server.setErrorHandler((error, _, reply) =>
    reply.status(error instanceof Problem ? error.status : 500).send(),
  );
  await server.register(
    liveStream(
      {
        live: started.live,
        log: pino({ level: 'silent' }),
        ending: new AbortController().signal,
        clientsOf: async (user) => {
          if (user === UNKNOWN) throw new Error('the database is away');
          return new Set(user === MEMBER ? [CLIENT] : []);
        },
      },
      async ({ headers }) => ({ userId: headers.user, sessionId: headers.session }) as never,
    ),
  );
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => server.close());
  const open = async (user: string, session = 'one') => {
    const controller = new AbortController();
    onTestFinished(() => controller.abort());
    const answer = await fetch(`${address}/api/live`, {
      headers: { user, session },
      signal: controller.signal,
    });
    let text = '';
    const ended = (async () => {
      for await (const chunk of answer.body ?? []) text += Buffer.from(chunk).toString();
    })().catch(() => {});
    return { answer, ended, text: () => text, leave: () => controller.abort() };
  };
  return { ...started, server, open, db: started.database.acrossClients() };
}

test('an open browser immediately receives the messages for its user', async () => {
  const { open, live, db } = await serve();
  const userId = randomUUID();
  const { answer, text } = await open(userId);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(answer.headers.get('x-accel-buffering')).toBe('no');
  expect(answer.headers.get('cache-control')).toContain('no-store');
  expect(answer.headers.get('x-from-a-hook')).toBe('kept');
  const job = {
    id: 'a',
    clientId: 'b',
    state: 'running' as const,
    done: 1,
    total: null,
    note: null,
  };
  await live.sendToUser(db, { userId }, { kind: 'job.progress', job });
  await until(() => text().includes('data:'));
  expect(text()).toMatch(/^retry: \d{4}\n\n/);
  expect(text()).toMatch(/id: [0-9a-f-]{36}\ndata: .*\n\n$/);
  expect(JSON.parse(/data: (.*)/.exec(text())?.[1] ?? '')).toEqual({ kind: 'job.progress', job });
});

test('changes of records within a moment are one message to the users of their client only', async () => {
  const { open, live, db } = await serve();
  await open(UNKNOWN);
  const [member, stranger] = [await open(MEMBER), await open(randomUUID())];
  // In one transaction, so that they arrive together on a busy machine too.
  await db.transaction().execute(async (tx) => {
    for (const records of ['leads', 'contacts', 'users'])
      await live.notify(tx, RECORDS_CHANNEL, { clientId: CLIENT, records });
  });
  await until(() => member.text().includes('data:'));
  const messages = [...member.text().matchAll(/data: (.*)/g)].map(([, text]) =>
    JSON.parse(text ?? ''),
  );
  const records = ['leads', 'contacts', 'users'];
  expect(messages).toEqual([{ kind: 'records.changed', clientId: CLIENT, records }]);
  expect(stranger.text()).not.toContain('data:');
});

describe('a stream ends', () => {
  test('when its session ends, and the other sessions of the user go on', async () => {
    const { open, live, db } = await serve();
    const userId = randomUUID();
    const [one, two] = [await open(userId, 'one'), await open(userId, 'two')];
    await live.sendToUser(db, { userId }, { kind: 'session.ended', sessionId: 'one' });
    await one.ended;
    expect(one.text()).toContain('"sessionId":"one"');
    await live.sendToUser(db, { userId }, { kind: 'session.ended', sessionId: 'two' });
    await two.ended;
    expect(two.text()).toContain('"sessionId":"two"');
    expect(two.text()).not.toContain('"sessionId":"one"');
  });

  test('when the server stops', async () => {
    const { open, server } = await serve();
    const { ended } = await open(randomUUID());
    await server.close();
    await ended;
  });

  test('when messages were missed, so that the browser reads everything again', async () => {
    const { open } = await serve();
    const { ended } = await open(randomUUID());
    await cutConnections(url);
    await ended;
  });
});

test('a user has ten streams at most, and one that leaves makes room', async () => {
  const { open } = await serve();
  const userId = randomUUID();
  const streams = await Promise.all(Array.from({ length: 10 }, () => open(userId)));
  expect((await open(userId)).answer.status).toBe(429);
  expect((await open(randomUUID())).answer.status).toBe(200);
  streams[0]?.leave();
  await until(async () => (await open(userId)).answer.status === 200);
});
