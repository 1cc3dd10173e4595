import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { LiveMessage } from '#platform/contract/live-message.ts';
import { defineProblem } from '#platform/contract/problem.ts';
import { testDatabase } from '#platform/testing/database/test-database.ts';
import { defineJob, type Job } from './job.ts';
import { ownJobs } from './operations/own-jobs.query.ts';
import { hurryRetry, jobRow, notificationsOf, untilState } from './testing/job-rows.ts';
import { testProcess } from './testing/test-process.ts';
import { until } from './testing/until.ts';

const { url } = await testDatabase();
const clientId = randomUUID();
const title = { key: 'test:job.title', params: { file: 'contacts.csv' } };

const input = z.object({ at: z.number() });

/** A job whose handler the test holds in its hands. */
function jobOf(
  name: string,
  handle: Job<typeof input>['handle'],
  options: Pick<Job, 'retry' | 'concurrency'> = {},
) {
  return defineJob({ name, input, ...options, handle });
}
const worker = (...jobs: ReturnType<typeof jobOf>[]) =>
  testProcess({ url, work: true, parts: { jobs } });
/** One that never looks for what is due by itself: only a call wakes it. */
const sleepingWorker = (...jobs: ReturnType<typeof jobOf>[]) =>
  testProcess({ url, work: true, parts: { jobs }, times: { betweenLooksMs: 3_600_000 } });

describe('running', () => {
  test('two workers run each job once', async () => {
    const runs: number[] = [];
    const job = jobOf('test.count', async ({ input }) => {
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

  test('a waiting worker starts at once: the enqueueing wakes it', async () => {
    const ran = vi.fn();
    const jobs = Array.from({ length: 5 }, (_, at) =>
      jobOf(`test.wake-${at}`, async () => ran(at)),
    );
    const [web] = await Promise.all([
      testProcess({ url, work: false, parts: { jobs } }),
      sleepingWorker(...jobs),
    ]);
    for (const [at, job] of jobs.entries()) {
      await web.jobs.enqueue(web.database.ofClient(clientId), job, { at }, { clientId });
      await until(() => ran.mock.calls.length > at);
    }
  });

  test('many that are enqueued at once are run one after the other without a pause', async () => {
    const ran = vi.fn();
    const job = jobOf('test.many', async () => ran(), { concurrency: 1 });
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
    const job = jobOf(
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

  test('more than one can wait for is not taken, of a user or of a client, however many ask at once', async () => {
    const job = jobOf('test.room', async () => {});
    const { jobs, database } = await testProcess({ url, work: false, parts: { jobs: [job] } });
    const [full, free] = [randomUUID(), randomUUID()];
    const ask = (times: number, of: string, userId: string) =>
      Promise.allSettled(
        Array.from({ length: times }, (_, at) =>
          jobs.enqueue(database.ofClient(of), job, { at }, { clientId: of, userId, title }),
        ),
      );
    const tooMany = (max: number) => ({ status: 429, code: 'TOO_MANY_JOBS', params: { max } });
    const outcome = (asked: PromiseSettledResult<string>[]) => ({
      taken: asked.filter(({ status }) => status === 'fulfilled').length,
      refusals: asked.flatMap((one) => (one.status === 'rejected' ? [one.reason] : [])),
    });
    const user = outcome(await ask(14, full, randomUUID()));
    expect(user.taken).toBe(10);
    for (const refusal of user.refusals) expect(refusal).toMatchObject(tooMany(10));
    for (const wanted of [10, 10, 0]) {
      const another = outcome(await ask(10, full, randomUUID()));
      expect(another.taken).toBe(wanted);
      for (const refusal of another.refusals) expect(refusal).toMatchObject(tooMany(30));
    }
    expect(outcome(await ask(1, free, randomUUID())).taken).toBe(1);
  });

  test('what is to start later starts later', async () => {
    const ran = vi.fn();
    const job = jobOf('test.later', async () => ran());
    const { jobs, database } = await worker(job);
    const start = Date.now();
    await jobs.enqueue(database.acrossClients(), job, { at: 1 }, { startAfterSeconds: 1 });
    await until(() => ran.mock.calls.length > 0);
    expect(Date.now() - start).toBeGreaterThanOrEqual(1_000);
  });
});

describe('failing', () => {
  test('a failure is tried again after growing delays, then it is told', async () => {
    const userId = randomUUID();
    const handle = vi.fn(async () => {
      throw new Error('no luck');
    });
    const job = jobOf('test.unlucky', handle, { retry: { limit: 2, delaySeconds: 60 } });
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
    expect(await notificationsOf(database, userId)).toMatchObject([
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
    const job = jobOf('test.refused', handle, { retry: { limit: 5, delaySeconds: 60 } });
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
});

describe('progress', () => {
  test('progress survives a reload and reaches the browser of another process [GEN-10]', async () => {
    const userId = randomUUID();
    const go = Promise.withResolvers<void>();
    const note = { key: 'test:job.note', params: { page: 3 } };
    const body = { key: 'test:job.body', params: { new: 9214 } };
    const job = jobOf('test.import', async ({ progress }) => {
      for (let done = 1; done <= 400; done += 1) progress(done, 1_000, note);
      await go.promise;
      progress(999, 1_000);
      return { result: { created: 9214 }, body };
    });
    const web = await testProcess({ url, work: false, parts: { jobs: [job] } });
    const { jobs, database } = await worker(job);
    const heard: LiveMessage[] = [];
    web.live.subscribe(userId, (message) => heard.push(message));
    const id = await jobs.enqueue(
      database.ofClient(clientId),
      job,
      { at: 1 },
      { clientId, userId, title },
    );

    const shown = await until(async () =>
      (await ownJobs({ db: web.database.acrossClients() }, { userId, clientIds: [clientId] })).find(
        ({ done }) => done === 400,
      ),
    );
    expect(shown).toMatchObject({
      state: 'running',
      total: 1_000,
      note,
      title_params: title.params,
    });
    // 400 reports, and one write a quarter of a second at most.
    expect(heard.length).toBeLessThan(20);

    go.resolve();
    expect(await untilState(database, id, 'done')).toMatchObject({
      done: 1_000,
      result: { created: 9214 },
    });
    await until(() => heard.some(({ kind }) => kind === 'notification.created'));
    expect(heard).toContainEqual({
      kind: 'job.progress',
      job: { id, clientId, state: 'running', done: 400, total: 1_000, note },
    });
    expect(heard).toContainEqual({
      kind: 'job.ended',
      job: { id, clientId, state: 'done', done: 1_000, total: 1_000, note: null },
    });
    expect(await notificationsOf(database, userId)).toMatchObject([
      { kind: 'job-done', title, body },
    ]);
  });
});

describe('cancelling', () => {
  test('a cancel in one process ends within a second what runs in another', async () => {
    const userId = randomUUID();
    const job = jobOf('test.endless', async ({ signal, progress }) => {
      progress(0);
      await new Promise((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason)),
      );
    });
    const web = await testProcess({ url, work: false, parts: { jobs: [job] } });
    const { database } = await worker(job);
    const id = await web.jobs.enqueue(
      web.database.ofClient(clientId),
      job,
      { at: 1 },
      { clientId, userId, title },
    );
    await untilState(database, id, 'running');

    const cancel = (asUser: string) =>
      web.database
        .acrossClients()
        .transaction()
        .execute((db) => web.jobs.cancel(db, { userId: asUser, clientIds: [clientId], id }));
    expect(await cancel(randomUUID())).toBeUndefined();
    expect((await jobRow(database, id)).cancel_requested_at).toBeNull();

    expect(await cancel(userId)).toMatchObject({ state: 'running' });
    const ended = await untilState(database, id, 'cancelled');
    expect(ended.error_code).toBeNull();
    // Nobody has to be told what they have just asked for.
    expect(await notificationsOf(database, userId)).toEqual([]);
    expect(await cancel(userId)).toMatchObject({ state: 'cancelled' });
  });

  test('what was cancelled while it waited never runs', async () => {
    const userId = randomUUID();
    const handle = vi.fn(async () => {});
    const job = jobOf('test.cancelled-early', handle);
    const web = await testProcess({ url, work: false, parts: { jobs: [job] } });
    const id = await web.jobs.enqueue(
      web.database.ofClient(clientId),
      job,
      { at: 1 },
      { clientId, userId, title },
    );
    await web.database
      .acrossClients()
      .transaction()
      .execute((db) => web.jobs.cancel(db, { userId, clientIds: [clientId], id }));
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
});

describe('unique keys', () => {
  test('a key is taken while its job runs and free when it has ended', async () => {
    const userId = randomUUID();
    const go = Promise.withResolvers<void>();
    const job = jobOf('test.unique', () => go.promise);
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
});
