import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { testDatabase } from '#platform/testing/database/test-database.ts';
import { defineJob } from '../jobs/job.ts';
import { testProcess } from '../jobs/testing/test-process.ts';
import { until } from '../jobs/testing/until.ts';
import { waitForSlowDatabase } from './check-database.ts';

const failure = (message: string, code?: string) => Object.assign(new Error(message), { code });

test.each([
  failure('Query read timeout'),
  failure('timeout exceeded when trying to connect'),
  failure('Connection terminated unexpectedly'),
  failure('the database system is starting up', '57P03'),
  failure('canceling statement due to statement timeout', '57014'),
  new Error('migration 1 failed', { cause: failure('Query read timeout') }),
])('a start that meets “%s” tries again', async (error) => {
  const step = vi.fn().mockRejectedValueOnce(error).mockResolvedValue('ready');
  expect(await waitForSlowDatabase(step)).toBe('ready');
  expect(step).toHaveBeenCalledTimes(2);
});

test.each([
  failure('connect ECONNREFUSED', 'ECONNREFUSED'),
  failure('password authentication failed', '28P01'),
  failure('relation does not exist', '42P01'),
])('“%s” ends the start immediately', async (error) => {
  const step = vi.fn().mockRejectedValue(error);
  await expect(waitForSlowDatabase(step)).rejects.toBe(error);
  expect(step).toHaveBeenCalledTimes(1);
});

test('after the longest wait the start fails with the reason', async () => {
  const step = vi.fn().mockRejectedValue(failure('Query read timeout'));
  await expect(waitForSlowDatabase(step, { longestMs: -1 })).rejects.toThrow('Query read timeout');
});

test('a worker starts and runs jobs although the database closes its first connections', async () => {
  const { url } = await testDatabase();
  const { hostname, port } = new URL(url);
  let refused = 0;
  const proxy = createServer((socket) => {
    socket.on('error', () => {});
    if (refused < 4) {
      refused += 1;
      socket.destroy();
      return;
    }
    const server = connect(Number(port), hostname);
    server.on('error', () => socket.destroy());
    socket.on('close', () => server.destroy());
    server.on('close', () => socket.destroy());
    socket.pipe(server).pipe(socket);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  onTestFinished(() => void proxy.close());
  const target = new URL(url);
  target.hostname = '127.0.0.1';
  target.port = String((proxy.address() as AddressInfo).port);
  const handle = vi.fn(async () => {});
  const job = defineJob({ name: 'test.after-slow-start', input: z.object({}), handle });
  const { jobs, database } = await testProcess({
    url: target.href,
    work: true,
    parts: { jobs: [job] },
  });
  expect(refused).toBe(4);
  await jobs.enqueue(database.acrossClients(), job, {});
  await until(() => handle.mock.calls.length === 1);
});
