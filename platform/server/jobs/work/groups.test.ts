import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { testDatabase } from '#platform/testing/database/test-database.ts';
import { defineJob } from '../job.ts';
import { testProcess } from '../testing/test-process.ts';
import { until } from '../testing/until.ts';

const { url } = await testDatabase();

test('of one group only so many run at a time, and the others pass', async () => {
  const begun: string[] = [];
  const go = Promise.withResolvers<void>();
  const job = defineJob({
    name: 'test.grouped',
    input: z.object({ name: z.string() }),
    concurrency: 4,
    ofOneGroup: 1,
    async handle({ input }) {
      begun.push(input.name);
      if (input.name.startsWith('slow')) await go.promise;
    },
  });
  const { jobs, database } = await testProcess({ url, work: true, parts: { jobs: [job] } });
  const db = database.acrossClients();
  await jobs.enqueue(db, job, { name: 'slow 1' }, { group: 'slow' });
  await until(() => begun.length === 1);
  await jobs.enqueue(db, job, { name: 'slow 2' }, { group: 'slow' });
  await jobs.enqueue(db, job, { name: 'of a client' }, { clientId: randomUUID() });
  await jobs.enqueueAll(db, job, [{ name: 'quick' }], { groups: ['quick'] });
  await until(() => begun.length === 3);
  expect(begun.toSorted()).toEqual(['of a client', 'quick', 'slow 1']);
  go.resolve();
  await until(() => begun.includes('slow 2'));
});
