import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { testDatabase } from '#platform/testing/database/test-database.ts';
import type { Tx } from '../../database/database.ts';
import { defineJob, type Job } from '../job.ts';
import { jobRow, untilState } from '../testing/job-rows.ts';
import { testProcess } from '../testing/test-process.ts';
import { until } from '../testing/until.ts';
import { listQueueJobs } from './all-jobs.query.ts';
import { readJobFigures, readQueueFigures } from './job-figures.query.ts';

const { url } = await testDatabase();
const clientId = randomUUID();
const input = z.object({});
const title = { key: 'test:job.title', params: {} };

function jobOf(name: string, handle: Job<typeof input>['handle']) {
  return defineJob({ name, input, retry: { limit: 0, delaySeconds: 1 }, handle });
}
const start = (work: boolean, ...jobs: ReturnType<typeof jobOf>[]) =>
  testProcess({ url, work, parts: { jobs } });
type Process = Awaited<ReturnType<typeof start>>;

function change<Result>({ database }: Process, work: (db: Tx) => Promise<Result>) {
  return database.acrossClients().transaction().execute(work);
}

async function stateOf({ database }: Process, id: string) {
  const { rows } = await sql<{ state: string; output: unknown }>`
    select state, output from pgboss.job where id = ${id}`.execute(database.acrossClients());
  return rows[0];
}

async function shown({ database }: Process, view: 'now' | 'given-up' | 'done', name: string) {
  const { items } = await listQueueJobs(
    { db: database.acrossClients(), queues: new Map() },
    { view, q: name, groups: [], page: 1, limit: 50 },
  );
  return items;
}

test('a paused queue is worked by no process, not by one that starts later, until it is resumed [SUP-05]', async () => {
  const ran = vi.fn();
  const job = jobOf('resting.work', async () => ran());
  const awake = jobOf('awake.work', async () => ran());
  const [web, first] = await Promise.all([start(false, job, awake), start(true, job, awake)]);
  await change(web, (db) => web.jobs.pause(db, 'resting'));
  const db = web.database.acrossClients();
  const queues = new Map([
    ['awake', [awake.name]],
    ['resting', [job.name]],
  ]);
  await until(async () => (await readQueueFigures({ db }, queues))[1]?.pausedAt);
  const second = await start(true, job, awake);
  await web.jobs.enqueue(db, awake, {});
  await until(() => ran.mock.calls.length === 1);

  const id = await web.jobs.enqueue(db, job, {});
  // Other work continues for twice the time that waking a worker takes.
  await web.jobs.enqueue(db, awake, {}, { startAfterSeconds: 2 });
  await until(() => ran.mock.calls.length === 2);
  expect(await stateOf(first, id)).toMatchObject({ state: 'created' });
  expect(await readQueueFigures({ db }, queues)).toMatchObject([
    { name: 'awake', pausedAt: null, waiting: 0 },
    { name: 'resting', pausedAt: expect.any(Date), waiting: 1 },
  ]);

  await change(second, (tx) => second.jobs.resume(tx, 'resting'));
  await until(async () => (await stateOf(first, id))?.state === 'completed');
});

test('a failed job is listed as given up, stored for 30 days, and done after a manual retry [SUP-05]', async () => {
  let fails = true;
  const job = jobOf('mended.work', async () => {
    if (fails) throw new Error('not yet');
  });
  const process = await start(true, job);
  const { database, jobs } = process;
  const id = await jobs.enqueue(
    database.ofClient(clientId),
    job,
    {},
    { clientId, userId: randomUUID(), title },
  );
  await untilState(database, id, 'failed');
  expect(await shown(process, 'given-up', job.name)).toMatchObject([
    { id, clientId, state: 'given-up', tries: 1, mostTries: 1, errorCode: 'INTERNAL_ERROR', title },
  ]);
  await until(async () => {
    const { rows } = await sql<{ days: number }>`
      select deletion_seconds / 86400 as days from pgboss.job where id = ${id}`.execute(
      database.acrossClients(),
    );
    return rows[0]?.days === 30;
  });

  fails = false;
  expect(await change(process, (db) => jobs.retry(db, [{ name: job.name, id }]))).toBe(1);
  await untilState(database, id, 'done');
  expect(await jobRow(database, id)).toMatchObject({ error_code: null });
  expect(await shown(process, 'given-up', job.name)).toEqual([]);
  expect(await change(process, (db) => jobs.retry(db, [{ name: job.name, id }]))).toBe(0);
});

test('a given-up job is not retried while another job has its unique key', async () => {
  const job = jobOf('unique.work', async () => {
    throw new Error('never');
  });
  const process = await start(true, job);
  const { database, jobs } = process;
  const key = { uniqueKey: 'one' };
  const id = await jobs.enqueue(database.acrossClients(), job, {}, key);
  await until(async () => (await stateOf(process, id))?.state === 'failed');
  await jobs.enqueue(database.acrossClients(), job, {}, { ...key, startAfterSeconds: 600 });
  expect(await change(process, (db) => jobs.retry(db, [{ name: job.name, id }]))).toBe(0);
});

test('any job can be stopped: one that waits, one that runs, one that was given up, waited for or not [SUP-05]', async () => {
  const endless = jobOf('endless.work', async ({ signal }) => {
    await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  });
  const broken = jobOf('broken.work', async () => {
    throw new Error('never');
  });
  const process = await start(true, endless, broken);
  const { database, jobs } = process;
  const db = database.acrossClients();
  const running = await jobs.enqueue(db, endless, {});
  const later = await jobs.enqueue(db, endless, {}, { startAfterSeconds: 600 });
  const tracked = await jobs.enqueue(
    db,
    endless,
    {},
    { clientId, userId: randomUUID(), title, startAfterSeconds: 600 },
  );
  const failed = await jobs.enqueue(db, broken, {});
  await until(async () => (await stateOf(process, running))?.state === 'active');
  await until(async () => (await stateOf(process, failed))?.state === 'failed');

  const keys = [running, later, tracked].map((id) => ({ name: endless.name, id }));
  const all = [...keys, { name: broken.name, id: failed }];
  expect(await change(process, (tx) => jobs.stopAny(tx, all))).toBe(4);
  await until(async () => (await shown(process, 'done', endless.name)).length === 3);
  expect(await shown(process, 'done', endless.name)).toMatchObject(
    keys.map(() => ({ state: 'cancelled' })),
  );
  expect(await jobRow(database, tracked)).toMatchObject({ state: 'cancelled' });
  expect(await stateOf(process, failed)).toMatchObject({ state: 'cancelled' });
  expect(await change(process, (tx) => jobs.stopAny(tx, all))).toBe(0);
});

test('the job figures count capacity, machines and failures [SUP-05]', async () => {
  const job = jobOf('counted.work', async () => {
    throw new Error('never');
  });
  const process = await start(true, job);
  const db = process.database.acrossClients();
  const before = await readJobFigures({ db }, process.jobs.queues);
  const id = await process.jobs.enqueue(db, job, {});
  await until(async () => (await stateOf(process, id))?.state === 'failed');
  const after = await readJobFigures({ db }, process.jobs.queues);
  expect(after.capacity).toBeGreaterThanOrEqual(2);
  expect(after.machines).toBe(1);
  expect(after).toMatchObject({
    givenUp: before.givenUp + 1,
    failed: before.failed + 1,
    failedInDay: before.failedInDay + 1,
    now: before.now + 1,
  });
});

test('the job figures count a job that waits, that runs and that is done [SUP-05]', async () => {
  const release = Promise.withResolvers<void>();
  const job = jobOf('figured.work', () => release.promise);
  const [web, db] = await start(false, job).then(
    (process) => [process, process.database.acrossClients()] as const,
  );
  const figures = () => readJobFigures({ db }, web.jobs.queues);
  const before = await figures();
  const id = await web.jobs.enqueue(db, job, {});
  expect(await figures()).toMatchObject({
    waiting: before.waiting + 1,
    running: before.running,
    now: before.now + 1,
  });
  const worker = await start(true, job);
  await until(async () => (await stateOf(worker, id))?.state === 'active');
  expect(await figures()).toMatchObject({ waiting: before.waiting, running: before.running + 1 });
  release.resolve();
  await until(async () => (await stateOf(worker, id))?.state === 'completed');
  const after = await figures();
  expect(after).toMatchObject({ waiting: before.waiting, running: before.running });
  expect(after.doneInHour).toBeGreaterThan(before.doneInHour);
});

test('the job list shows a job’s name and state, but nothing of its input', async () => {
  const secret = defineJob({
    name: 'secret.work',
    input: z.object({ email: z.string() }),
    handle: async () => {},
  });
  const { database, jobs } = await testProcess({ url, work: false, parts: { jobs: [secret] } });
  await jobs.enqueue(database.acrossClients(), secret, { email: 'ingrid@example.test' });
  const { items } = await listQueueJobs(
    { db: database.acrossClients(), queues: new Map() },
    { view: 'now', q: secret.name, groups: [], page: 1, limit: 10 },
  );
  expect(items).toMatchObject([{ name: 'secret.work', state: 'waiting' }]);
  expect(JSON.stringify(items)).not.toContain('ingrid');
});

test('a job without a user shows its progress while it runs [SUP-05]', async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const job = jobOf('counting.all', async ({ progress }) => {
    progress(30, 120);
    await released;
  });
  const worker = await start(true, job);
  await worker.jobs.enqueue(worker.database.acrossClients(), job, {});
  const running = await until(async () => {
    const [one] = await shown(worker, 'now', job.name);
    return one?.total ? one : undefined;
  });
  expect(running).toMatchObject({ state: 'running', done: 30, total: 120, title: null });
  release();
  await until(async () => (await shown(worker, 'done', job.name)).length === 1);
});
