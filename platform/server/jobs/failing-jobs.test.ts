import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { defineProblem } from '#platform/contract/problem.ts';
import { hurryRetry, readUserNotifications, untilState } from './testing/job-rows.ts';
import { defineTestJob, testWorkers } from './testing/test-workers.ts';

const { worker } = await testWorkers();
const clientId = randomUUID();
const title = { key: 'test:job.title', params: { file: 'contacts.csv' } };

test('a failed job is retried after growing delays, then its user is notified', async () => {
  const userId = randomUUID();
  const handle = vi.fn(async () => {
    throw new Error('no luck');
  });
  const job = defineTestJob('test.unlucky', handle, { retry: { limit: 2, delaySeconds: 60 } });
  const { jobs, database } = await worker(job);
  const db = database.ofClient(clientId);
  const id = await jobs.enqueue(db, job, { at: 1 }, { clientId, userId, title });

  const first = await hurryRetry(database, id);
  const second = await hurryRetry(database, id);
  expect(first).toBeGreaterThan(55);
  expect(second).toBeGreaterThan(first * 0.9);
  expect(second).toBeGreaterThan(115);
  expect((await untilState(database, id, 'failed')).error_code).toBe('INTERNAL_ERROR');
  expect(handle).toHaveBeenCalledTimes(3);
  expect(await readUserNotifications(database, userId)).toMatchObject([
    { kind: 'job-failed', title, body: { key: 'platform:job.failed' } },
  ]);
});

test('a problem below 500 is an answer: it is not tried again', async () => {
  const tooMany = defineProblem({
    status: 422,
    code: 'TOO_MANY_LINES',
    title: 'Too many lines.',
  });
  const handle = vi.fn(async () => {
    throw tooMany();
  });
  const job = defineTestJob('test.refused', handle, { retry: { limit: 5, delaySeconds: 60 } });
  const { jobs, database } = await worker(job);
  const userId = randomUUID();
  const id = await jobs.enqueue(
    database.ofClient(clientId),
    job,
    { at: 1 },
    { clientId, userId, title },
  );
  expect((await untilState(database, id, 'failed')).error_code).toBe('TOO_MANY_LINES');
  expect(handle).toHaveBeenCalledTimes(1);
});
