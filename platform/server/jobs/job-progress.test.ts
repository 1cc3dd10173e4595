import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { LiveMessage } from '#platform/contract/notifications.ts';
import { ownJobs } from './operations/own-jobs.query.ts';
import { readUserNotifications, untilState } from './testing/job-rows.ts';
import { defineTestJob, testWorkers } from './testing/test-workers.ts';
import { until } from './testing/until.ts';

const { worker, web } = await testWorkers();
const clientId = randomUUID();
const title = { key: 'test:job.title', params: { file: 'contacts.csv' } };

test('progress survives a reload and reaches the browser of another process [GEN-10] [NAV-09]', async () => {
  const userId = randomUUID();
  const go = Promise.withResolvers<void>();
  const note = { key: 'test:job.note', params: { page: 3 } };
  const body = { key: 'test:job.body', params: { new: 9214 } };
  const job = defineTestJob('test.import', async ({ progress }) => {
    for (let done = 1; done <= 400; done += 1) progress(done, 1_000, note);
    await go.promise;
    progress(999, 1_000);
    return { result: { created: 9214 }, body };
  });
  const asking = await web(job);
  const { jobs, database } = await worker(job);
  const received: LiveMessage[] = [];
  asking.live.subscribe(userId, (message) => received.push(message));
  const id = await jobs.enqueue(
    database.ofClient(clientId),
    job,
    { at: 1 },
    { clientId, userId, title },
  );

  const shown = await until(async () =>
    (
      await ownJobs({ db: asking.database.acrossClients() }, { userId, clientIds: [clientId] })
    ).find(({ done }) => done === 400),
  );
  expect(shown).toMatchObject({
    state: 'running',
    total: 1_000,
    note,
    title_params: title.params,
  });
  // 400 reports, and at most one write per quarter second.
  expect(received.length).toBeLessThan(20);

  go.resolve();
  expect(await untilState(database, id, 'done')).toMatchObject({
    done: 1_000,
    result: { created: 9214 },
  });
  await until(() => received.some(({ kind }) => kind === 'notification.created'));
  expect(received).toContainEqual({
    kind: 'job.progress',
    job: { id, clientId, state: 'running', done: 400, total: 1_000, note },
  });
  expect(received).toContainEqual({
    kind: 'job.ended',
    job: { id, clientId, state: 'done', done: 1_000, total: 1_000, note: null },
  });
  expect(await readUserNotifications(database, userId)).toMatchObject([
    { kind: 'job-done', title, body },
  ]);
});
