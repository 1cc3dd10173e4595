import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { getJobFiguresCall } from '#modules/super-admin/contract/jobs.ts';
import { listNotifications } from '#platform/contract/notifications.ts';
import { Database } from '#platform/server/database/database.ts';
import { defineJob } from '#platform/server/jobs/job.ts';
import { sampleQueues } from '#platform/server/jobs/operations/sample-queues.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { watchQueues } from './watch-installation.ts';

const late = defineJob({ name: 'tide.rise', input: z.object({}), async handle() {} });
const suite = await testApp({ work: false, modules: [{ name: 'tide', jobs: [late] }] });
const { app } = suite;
const db = app.database.acrossClients();
const admin = await suite.people.user({ superAdmin: true });

async function readNotifications() {
  const visitor = await suite.visitor().as(admin);
  const { body } = await visitor.call(listNotifications, { query: {} });
  return body.items.map(({ kind, title, body: text }) => ({
    kind,
    ...title.params,
    ...text.params,
  }));
}

async function queue() {
  const visitor = await suite.visitor().as(admin);
  const { body } = await visitor.call(getJobFiguresCall, {});
  return body.queues.find(({ name }) => name === 'tide');
}

/** A minute later, with more jobs that have waited for five minutes. */
async function lookAgain(more: number) {
  await app.jobs.enqueueAll(db, late, Array(more).fill({}));
  await sql`update pgboss.job set start_after = now() - interval '5 minutes' where name = ${late.name}`.execute(
    db,
  );
  await watchQueues({ app }, { everySeconds: 0 });
}

test('super admins are notified that a queue grows and how old its oldest job is, until it recovers [SUP-05]', async () => {
  await lookAgain(0);
  await lookAgain(5);
  expect(await readNotifications()).toEqual([]);
  await lookAgain(2);
  await lookAgain(1);
  expect(await readNotifications()).toEqual([
    { kind: 'queue-grows', queue: 'tide', waiting: 7, minutes: 5 },
  ]);
  expect(await queue()).toMatchObject({ waiting: 8, grows: true });
  expect((await queue())?.longestWaitSeconds).toBeGreaterThan(290);

  await lookAgain(0);
  expect(await queue()).toMatchObject({ waiting: 8, grows: false });
  await sql`delete from pgboss.job where name = ${late.name}`.execute(db);
  await watchQueues({ app }, { everySeconds: 0 });
  expect(await readNotifications()).toEqual([]);
});

test('of two processes that look in the same minute one takes the sample [SUP-05]', async () => {
  const second = new Database({ url: suite.databaseUrl, poolSize: 2, onError: () => {} });
  onTestFinished(() => second.close());
  await sql`update platform.queue_samples set sampled_at = now() - interval '1 minute'`.execute(db);
  const samples = await Promise.all(
    [db, second.acrossClients()].map((each) =>
      sampleQueues({ db: each }, { queues: app.jobs.queues, lateSeconds: 60, everySeconds: 50 }),
    ),
  );
  expect(samples.filter((sample) => sample !== undefined)).toHaveLength(1);
});

test('a manually paused queue grows without a notification, and none follows when it is resumed [SUP-05]', async () => {
  await app.jobs.pause(db, 'tide');
  for (let look = 0; look < 4; look += 1) await lookAgain(1);
  expect(await readNotifications()).toEqual([]);
  await app.jobs.resume(db, 'tide');
  for (let look = 0; look < 4; look += 1) await watchQueues({ app });
  expect(await readNotifications()).toEqual([]);
});
