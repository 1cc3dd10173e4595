import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testDatabase } from '#platform/testing/database/test-database.ts';
import { Database } from '../database/database.ts';
import { until } from '../jobs/testing/until.ts';
import { LiveMessageBus, RECONNECTED } from './live-message-bus.ts';
import { cutConnections } from './testing/cut-connections.ts';

const { url } = await testDatabase();
const message = { kind: 'session.ended' as const, sessionId: 'a' };

async function process() {
  const database = new Database({ url, poolSize: 2, onError: () => {} });
  const live = new LiveMessageBus({ database, log: pino({ level: 'silent' }) });
  await live.start();
  onTestFinished(async () => {
    await live.stop();
    await database.close();
  });
  return { live, db: database.ofClient(randomUUID()) };
}

test('a live message reaches its user in every process, and no other user', async () => {
  const [teller, hearer] = await Promise.all([process(), process()]);
  const userId = randomUUID();
  const [own, other, stranger] = [vi.fn(), vi.fn(), vi.fn()];
  teller.live.subscribe(userId, own);
  hearer.live.subscribe(userId, other);
  hearer.live.subscribe(randomUUID(), stranger);
  await teller.live.sendToUser(teller.db, { userId }, message);
  await until(() => own.mock.calls.length > 0 && other.mock.calls.length > 0);
  expect(other).toHaveBeenCalledWith(message);
  expect(stranger).not.toHaveBeenCalled();
});

test('a transaction that is rolled back sends no notification', async () => {
  const { live, db } = await process();
  const listener = vi.fn();
  live.on('test', listener);
  const failing = db.transaction().execute(async (tx) => {
    await live.notify(tx, 'test', 'never');
    throw new Error('taken back');
  });
  await expect(failing).rejects.toThrow('taken back');
  await live.notify(db, 'test', 'kept');
  await until(() => listener.mock.calls.length > 0);
  expect(listener.mock.calls).toEqual([['kept']]);
});

test('an unsubscribed listener gets no message, and a failing listener does not affect the others', async () => {
  const { live, db } = await process();
  const [gone, listener] = [vi.fn(), vi.fn()];
  live.on('test', gone)();
  live.on('test', () => {
    throw new Error('this listener is broken');
  });
  live.on('test', listener);
  await live.notify(db, 'test', 1);
  await until(() => listener.mock.calls.length > 0);
  expect(gone).not.toHaveBeenCalled();
});

test('a lost connection is restored automatically and announced', async () => {
  const [here, there] = await Promise.all([process(), process()]);
  const [reconnected, listener] = [vi.fn(), vi.fn()];
  here.live.on(RECONNECTED, reconnected);
  here.live.on('test', listener);
  await cutConnections(url);
  await until(() => reconnected.mock.calls.length > 0);
  await there.live.notify(there.db, 'test', 'after');
  await until(() => listener.mock.calls.length > 0);
  expect(listener).toHaveBeenCalledWith('after');
});

test('a message that PostgreSQL would not carry is refused by name', async () => {
  const { live, db } = await process();
  await expect(live.notify(db, 'test', 'é'.repeat(4_000))).rejects.toThrow('too long');
});
