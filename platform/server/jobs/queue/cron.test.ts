import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { testDatabase } from '#platform/testing/database/test-database.ts';
import { defineJob } from '../job.ts';
import { testProcess } from '../testing/test-process.ts';
import { until } from '../testing/until.ts';

const { url } = await testDatabase();

function cronJob(name: string, at: Date, handle: () => Promise<void>) {
  const expression = [
    at.getUTCSeconds(),
    at.getUTCMinutes(),
    at.getUTCHours(),
    at.getUTCDate(),
    at.getUTCMonth() + 1,
    '*',
  ].join(' ');
  return defineJob({ name, input: z.object({}), cron: { expression }, handle });
}

test('a schedule starts its job once across three workers', async () => {
  const handle = vi.fn(async () => {});
  const job = cronJob('test.nightly', new Date(Date.now() - 1_000), handle);
  const start = () =>
    testProcess({ url, work: true, parts: { jobs: [job] }, times: { scheduleCheckSeconds: 1 } });
  const workers = await Promise.all([start(), start(), start()]);
  await until(() => handle.mock.calls.length > 0);
  // The occurrence stays due for a minute, so every further check could start it again.
  const db = workers[0].database.acrossClients();
  const passes = new Set<string>();
  await until(async () => {
    const { rows } = await sql<{
      at: string;
    }>`select cron_on::text as at from pgboss.version`.execute(db);
    return passes.add(rows[0]?.at ?? '').size >= 3;
  });
  const { rows } = await sql<{ count: number }>`
    select count(*) from pgboss.job where name = ${job.name}`.execute(db);
  expect(rows[0]?.count).toBe(1);
  expect(handle).toHaveBeenCalledTimes(1);
});

test('one that also runs at the start does not wait for its hour', async () => {
  const handle = vi.fn(async () => {});
  const nextYear = new Date(Date.now() + 300 * 24 * 60 * 60 * 1_000);
  const { cron, ...job } = cronJob('test.at-start', nextYear, handle);
  const atStart = { ...job, cron: { expression: cron?.expression ?? '', alsoAtStart: true } };
  await testProcess({ url, work: true, parts: { jobs: [atStart] } });
  await until(() => handle.mock.calls.length > 0);
});
