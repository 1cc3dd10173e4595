import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { Database } from '#platform/server/database/database.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { blockGoogle, GOOGLE_PACE, waitForGoogleRateLimit } from './google-rate-limit.ts';

const suite = await testApp({ work: false });
/** A second process has its own connections to the same database. */
const second = new Database({ url: suite.databaseUrl, poolSize: 6, onError: () => {} });
afterAll(() => second.close());
const processes = [suite.app, { database: second }];
const all = suite.app.database.acrossClients();

beforeEach(async () => {
  await sql`delete from communication.google_pace`.execute(all);
});

/** Uses the database clock, which also sets the pace of both processes. */
async function now(): Promise<number> {
  const { rows } = await sql<{ at: number }>`
    select extract(epoch from clock_timestamp())::float8 as at`.execute(all);
  return rows[0]?.at ?? 0;
}

test('callers in two processes together get the burst and the refilled tokens, no more [REV-09]', async () => {
  const began = await now();
  const takers = Array.from({ length: 150 }, (_, at) =>
    waitForGoogleRateLimit({ app: processes[at % 2] ?? suite.app }, 'project', { waitMs: 0 }),
  );
  const outcomes = await Promise.allSettled(takers);
  const granted = outcomes.filter(({ status }) => status === 'fulfilled').length;
  const refilled = Math.ceil(((await now()) - began) * (GOOGLE_PACE.perMinute / 60));
  expect(granted).toBeGreaterThanOrEqual(GOOGLE_PACE.burst);
  expect(granted).toBeLessThanOrEqual(GOOGLE_PACE.burst + refilled);
});

test('no minute has more than 300 requests [REV-09]', () => {
  expect(GOOGLE_PACE.burst + GOOGLE_PACE.perMinute).toBeLessThanOrEqual(300);
});

test('a taker waits for its turn where the wait is short [REV-09]', async () => {
  const burstSeconds = (GOOGLE_PACE.burst - 1) * (60 / GOOGLE_PACE.perMinute);
  const free = (await now()) + 0.5;
  await sql`insert into communication.google_pace (project, full_at)
    values ('project', to_timestamp(${free + burstSeconds}))`.execute(all);
  await waitForGoogleRateLimit({ app: suite.app }, 'project');
  expect(await now()).toBeGreaterThanOrEqual(free);
});

test('a block holds for every process and is never shortened; other projects go on [REV-09]', async () => {
  await blockGoogle({ app: suite.app }, 'project', 60_000);
  await blockGoogle({ app: suite.app }, 'project', 5_000);
  for (const app of processes)
    await expect(waitForGoogleRateLimit({ app }, 'project')).rejects.toMatchObject({
      kind: 'rate-limited',
      retryAfterMs: expect.any(Number),
    });
  await waitForGoogleRateLimit({ app: suite.app }, 'other');
});

test('a waiting caller that aborts stops waiting [REV-09]', async () => {
  await blockGoogle({ app: suite.app }, 'project', 10_000);
  const left = new AbortController();
  const waiting = waitForGoogleRateLimit({ app: suite.app, signal: left.signal }, 'project');
  left.abort(new Error('left'));
  await expect(waiting).rejects.toThrow();
});
