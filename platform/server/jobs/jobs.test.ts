import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { untilState } from './testing/job-rows.ts';
import { defineTestJob, testWorkers } from './testing/test-workers.ts';
import { until } from './testing/until.ts';

const { worker, sleepingWorker, web } = await testWorkers();
const clientId = randomUUID();
const title = { key: 'test:job.title', params: { file: 'contacts.csv' } };

test('two workers run each job once', async () => {
  const runs: number[] = [];
  const job = defineTestJob('test.count', async ({ input }) => {
    runs.push(input.at);
  });
  const [first] = await Promise.all([worker(job), worker(job)]);
  const db = first.database.ofClient(clientId);
  const wanted = Array.from({ length: 60 }, (_, at) => at);
  await Promise.all(wanted.map((at) => first.jobs.enqueue(db, job, { at }, { clientId })));
  await until(() => runs.length >= wanted.length);
  await until(async () => (await unfinished(job.name)) === 0);
  expect(runs.toSorted((a, b) => a - b)).toEqual(wanted);

  async function unfinished(name: string) {
    const { rows } = await sql<{ count: number }>`
      select count(*) from pgboss.job where name = ${name} and state <> 'completed'`.execute(
      first.database.acrossClients(),
    );
    return rows[0]?.count;
  }
});

test('enqueueing a job wakes a waiting worker immediately', async () => {
  const ran = vi.fn();
  const jobs = Array.from({ length: 5 }, (_, at) =>
    defineTestJob(`test.wake-${at}`, async () => ran(at)),
  );
  const [asking] = await Promise.all([web(...jobs), sleepingWorker(...jobs)]);
  for (const [at, job] of jobs.entries()) {
    await asking.jobs.enqueue(asking.database.ofClient(clientId), job, { at }, { clientId });
    await until(() => ran.mock.calls.length > at);
  }
});

test('jobs enqueued together run one after another without a pause', async () => {
  const ran = vi.fn();
  const job = defineTestJob('test.many', async () => ran(), { concurrency: 1 });
  const { jobs, database } = await sleepingWorker(job);
  await database
    .acrossClients()
    .transaction()
    .execute(async (db) => {
      for (let at = 0; at < 20; at += 1) await jobs.enqueue(db, job, { at });
    });
  await until(() => ran.mock.calls.length === 20);
});

test('of what people wait for, one of each client runs at a time: four of one do not hold up another’s', async () => {
  const running = new Map<string, PromiseWithResolvers<void>>();
  const began: string[] = [];
  const job = defineTestJob(
    'test.one-each',
    async ({ clientId: of = '' }) => {
      const end = Promise.withResolvers<void>();
      running.set(of, end);
      began.push(of);
      await end.promise;
      running.delete(of);
    },
    { concurrency: 3 },
  );
  const { jobs, database } = await worker(job);
  const [one, other] = [randomUUID(), randomUUID()];
  const enqueue = (of: string) =>
    jobs.enqueue(
      database.ofClient(of),
      job,
      { at: 1 },
      { clientId: of, userId: randomUUID(), title },
    );
  await enqueue(one);
  await until(() => running.has(one));
  for (let more = 0; more < 3; more += 1) await enqueue(one);
  await enqueue(other);
  await until(() => running.has(other));
  expect(began).toEqual([one, other]);
  running.get(one)?.resolve();
  await until(() => began.length === 3);
  expect(began).toEqual([one, other, one]);
  for (const of of [one, other]) running.get(of)?.resolve();
  await until(() => began.length === 4);
  for (const end of running.values()) end.resolve();
  await until(() => began.length === 5);
  for (const end of running.values()) end.resolve();
});

test('jobs beyond the limit of a user or of a client are refused, even for concurrent requests', async () => {
  const job = defineTestJob('test.room', async () => {});
  const { jobs, database } = await web(job);
  const [full, free] = [randomUUID(), randomUUID()];
  const enqueueMany = (times: number, of: string, userId: string) =>
    Promise.allSettled(
      Array.from({ length: times }, (_, at) =>
        jobs.enqueue(database.ofClient(of), job, { at }, { clientId: of, userId, title }),
      ),
    );
  const tooMany = (max: number) => ({ status: 429, code: 'TOO_MANY_JOBS', params: { max } });
  const outcome = (results: PromiseSettledResult<string>[]) => ({
    taken: results.filter(({ status }) => status === 'fulfilled').length,
    refusals: results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : [])),
  });
  const user = outcome(await enqueueMany(14, full, randomUUID()));
  expect(user.taken).toBe(10);
  for (const refusal of user.refusals) expect(refusal).toMatchObject(tooMany(10));
  for (const wanted of [10, 10, 0]) {
    const another = outcome(await enqueueMany(10, full, randomUUID()));
    expect(another.taken).toBe(wanted);
    for (const refusal of another.refusals) expect(refusal).toMatchObject(tooMany(30));
  }
  expect(outcome(await enqueueMany(1, free, randomUUID())).taken).toBe(1);
});

test('a delayed job starts after its delay', async () => {
  const ran = vi.fn();
  const job = defineTestJob('test.later', async () => ran());
  const { jobs, database } = await worker(job);
  const start = Date.now();
  await jobs.enqueue(database.acrossClients(), job, { at: 1 }, { startAfterSeconds: 1 });
  await until(() => ran.mock.calls.length > 0);
  expect(Date.now() - start).toBeGreaterThanOrEqual(1_000);
});

test('a key is taken while its job runs and free when it has ended', async () => {
  const userId = randomUUID();
  const go = Promise.withResolvers<void>();
  const job = defineTestJob('test.unique', () => go.promise);
  const { jobs, database } = await worker(job);
  const enqueue = () =>
    jobs.enqueue(
      database.ofClient(clientId),
      job,
      { at: 1 },
      { clientId, userId, title, uniqueKey: 'catalogue' },
    );
  const first = await enqueue();
  await untilState(database, first, 'running');
  expect(await enqueue()).toBe(first);
  go.resolve();
  await untilState(database, first, 'done');
  await until(async () => (await enqueue()) !== first);
});
