import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { testDatabase } from '#platform/testing/database/test-database.ts';
import type { Database } from '../../database/database.ts';
import { defineJob, type Job } from '../job.ts';
import { testProcess } from '../testing/test-process.ts';
import { until } from '../testing/until.ts';
import { claimJobs } from './claim-jobs.ts';

const { url } = await testDatabase();
const input = z.object({ at: z.number() });
const many = (count: number) => Array.from({ length: count }, (_, at) => ({ at }));

function idleJob(name: string, bounds: Pick<Job, 'concurrency' | 'ofOneGroup'> = {}) {
  return defineJob({ name, input, ...bounds, async handle() {} });
}

async function web(job: Job<typeof input>) {
  const { jobs, database } = await testProcess({ url, work: false, parts: { jobs: [job] } });
  return { jobs, database, db: database.acrossClients() };
}

/** Claims like a worker, counts the rows read for it, and releases the jobs. */
async function readsOfOneTake(database: Database, name: string): Promise<number> {
  const rollback = new Error('taken back');
  let reads = Number.NaN;
  const readSoFar = sql<{ reads: number }>`
    select coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) as reads
    from pg_stat_xact_all_tables where relid = 'pgboss.job_common'::regclass`;
  await database
    .acrossClients()
    .transaction()
    .execute(async (tx) => {
      const before = (await readSoFar.execute(tx)).rows[0]?.reads ?? 0;
      const { jobs } = await claimJobs(tx, { name, slots: 4, groupLimit: 4, afterClient: '' });
      expect(jobs).toHaveLength(4);
      reads = ((await readSoFar.execute(tx)).rows[0]?.reads ?? 0) - before;
      throw rollback;
    })
    .catch((error) => expect(error).toBe(rollback));
  return reads;
}

test('the job of one client is next but one, however many of another client wait before it', async () => {
  const [busy, other] = [randomUUID(), randomUUID()];
  const order: (string | undefined)[] = [];
  const go = Promise.withResolvers<void>();
  const job = defineJob({
    name: 'test.turns',
    input,
    concurrency: 1,
    async handle({ clientId }) {
      order.push(clientId);
      await go.promise;
    },
  });
  const { jobs, database } = await testProcess({ url, work: true, parts: { jobs: [job] } });
  const db = database.acrossClients();
  await jobs.enqueueAll(db, job, many(300), { clientId: busy });
  await until(() => order.length === 1);
  await jobs.enqueueAll(db, job, many(1), { clientId: other });
  go.resolve();
  await until(() => order.includes(other));
  expect(order.indexOf(other)).toBeLessThanOrEqual(2);
});

test('one round gives each client a job, and clients with more jobs get the remaining slots', async () => {
  const job = idleJob('test.rounds');
  const { jobs, db } = await web(job);
  const [large, small] = [randomUUID(), randomUUID()];
  await jobs.enqueueAll(db, job, many(20), { clientId: large });
  await jobs.enqueueAll(db, job, many(2), { clientId: small });
  await jobs.enqueueAll(db, job, many(1));
  const wanted = { name: job.name, slots: 8, groupLimit: 1, afterClient: '' };
  const { jobs: taken } = await claimJobs(db, wanted);
  const counts = Map.groupBy(taken, ({ data }) => data.clientId);
  expect(taken).toHaveLength(8);
  expect(new Set(taken.map(({ id }) => id)).size).toBe(8);
  expect(counts.get(small)).toHaveLength(2);
  expect(counts.get(undefined)).toHaveLength(1);
  expect(counts.get(large)).toHaveLength(5);
  expect(counts.get(large)?.map(({ data }) => (data.input as { at: number }).at)).toEqual([
    ...Array(5).keys(),
  ]);
});

test('the next round begins after the client that was served last', async () => {
  const job = idleJob('test.next-round');
  const { jobs, db } = await web(job);
  const clients = Array.from({ length: 5 }, () => randomUUID()).toSorted();
  for (const clientId of clients) await jobs.enqueueAll(db, job, many(3), { clientId });
  const served: (string | undefined)[] = [];
  let afterClient = '';
  for (let round = 0; round < 5; round += 1) {
    const wanted = { name: job.name, slots: 2, groupLimit: 1, afterClient };
    const taken = await claimJobs(db, wanted);
    served.push(...taken.jobs.map(({ data }) => data.clientId));
    afterClient = taken.lastClient;
  }
  expect(served).toEqual([...clients, ...clients]);
});

test('a group is bounded over all clients, and its jobs do not hold up other groups of the same client', async () => {
  const job = idleJob('test.bounded', { ofOneGroup: 2 });
  const { jobs, db } = await web(job);
  const clients = [randomUUID(), randomUUID(), randomUUID()];
  for (const clientId of clients)
    await jobs.enqueueAll(db, job, many(200), {
      clientId,
      groups: Array(200).fill('slow.example'),
    });
  const [clientId = ''] = clients;
  await jobs.enqueueAll(db, job, many(1), { clientId, groups: ['quick.example'] });
  const wanted = { name: job.name, slots: 10, groupLimit: 2, afterClient: '' };
  const { jobs: taken } = await claimJobs(db, wanted);
  expect(taken).toHaveLength(3);
  expect((await claimJobs(db, wanted)).jobs).toEqual([]);
});

test('of a client with jobs in thousands of groups each is reached', async () => {
  const job = idleJob('test.many-groups', { ofOneGroup: 1 });
  const { jobs, db } = await web(job);
  const groups = Array.from({ length: 400 }, (_, at) => `g${at.toString(36)}.example`);
  await jobs.enqueueAll(db, job, many(400), { clientId: randomUUID(), groups });
  const ids = new Set<string>();
  const wanted = { name: job.name, slots: 40, groupLimit: 1, afterClient: '' };
  await until(async () => {
    for (const { id } of (await claimJobs(db, wanted)).jobs) ids.add(id);
    return ids.size === 400;
  });
});

test('a job that is not due is not claimed and does not block a due one', async () => {
  const job = idleJob('test.planned');
  const { jobs, db } = await web(job);
  const clientId = randomUUID();
  for (let at = 0; at < 5; at += 1)
    await jobs.enqueue(db, job, { at }, { clientId, startAfterSeconds: 3_600 });
  const due = await jobs.enqueue(db, job, { at: 5 }, { clientId });
  const wanted = { name: job.name, slots: 4, groupLimit: 1, afterClient: '' };
  expect((await claimJobs(db, wanted)).jobs.map(({ id }) => id)).toEqual([due]);
});

test('processes that claim jobs concurrently never claim the same job', async () => {
  const job = idleJob('test.at-once');
  const { jobs, db } = await web(job);
  await jobs.enqueueAll(db, job, many(200), { clientId: randomUUID() });
  const wanted = { name: job.name, slots: 5, groupLimit: 1, afterClient: '' };
  const ids: string[] = [];
  await until(async () => {
    const all = await Promise.all(Array.from({ length: 4 }, () => claimJobs(db, wanted)));
    ids.push(...all.flatMap((taken) => taken.jobs.map(({ id }) => id)));
    return ids.length >= 200;
  });
  expect(new Set(ids).size).toBe(ids.length);
});

test('taking reads as little with thousands waiting as with a few', async () => {
  const [few, lots] = [idleJob('test.few'), idleJob('test.lots')];
  const { jobs, database, db } = await web(few);
  const second = await web(lots);
  const clientId = randomUUID();
  await jobs.enqueueAll(db, few, many(20), { clientId });
  const little = await readsOfOneTake(database, few.name);
  expect(little).toBeGreaterThan(4);
  await second.jobs.enqueueAll(db, lots, many(8_000), { clientId });
  expect(await readsOfOneTake(database, lots.name)).toBeLessThanOrEqual(2 * little);
});
