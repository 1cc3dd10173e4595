import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { jobRow, readUserNotifications, untilState } from './testing/job-rows.ts';
import { defineTestJob, testWorkers } from './testing/test-workers.ts';

const { worker, web } = await testWorkers();
const clientId = randomUUID();
const title = { key: 'test:job.title', params: { file: 'contacts.csv' } };

test('a cancel in one process ends within a second what runs in another', async () => {
  const userId = randomUUID();
  const job = defineTestJob('test.endless', async ({ signal, progress }) => {
    progress(0);
    await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  });
  const asking = await web(job);
  const { database } = await worker(job);
  const id = await asking.jobs.enqueue(
    asking.database.ofClient(clientId),
    job,
    { at: 1 },
    { clientId, userId, title },
  );
  await untilState(database, id, 'running');

  const cancel = (asUser: string) =>
    asking.database
      .acrossClients()
      .transaction()
      .execute((db) => asking.jobs.cancel(db, { userId: asUser, clientIds: [clientId], id }));
  expect(await cancel(randomUUID())).toBeUndefined();
  expect((await jobRow(database, id)).cancel_requested_at).toBeNull();

  expect(await cancel(userId)).toMatchObject({ state: 'running' });
  const ended = await untilState(database, id, 'cancelled');
  expect(ended.error_code).toBeNull();
  // The user requested the cancellation and needs no notification.
  expect(await readUserNotifications(database, userId)).toEqual([]);
  expect(await cancel(userId)).toMatchObject({ state: 'cancelled' });
});

test('a job that is cancelled while it waits never runs', async () => {
  const userId = randomUUID();
  const handle = vi.fn(async () => {});
  const job = defineTestJob('test.cancelled-early', handle);
  const asking = await web(job);
  const id = await asking.jobs.enqueue(
    asking.database.ofClient(clientId),
    job,
    { at: 1 },
    { clientId, userId, title },
  );
  await asking.database
    .acrossClients()
    .transaction()
    .execute((db) => asking.jobs.cancel(db, { userId, clientIds: [clientId], id }));
  const { jobs, database } = await worker(job);
  const userAfter = randomUUID();
  const after = await jobs.enqueue(
    database.ofClient(clientId),
    job,
    { at: 2 },
    { clientId, userId: userAfter, title },
  );
  await untilState(database, after, 'done');
  expect(handle).toHaveBeenCalledTimes(1);
  expect(await jobRow(database, id)).toMatchObject({ state: 'cancelled' });
});
