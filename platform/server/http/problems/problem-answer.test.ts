import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { TooManyWaiting } from '../../concurrency/concurrency-limit.ts';
import { CommitUnanswered } from '../../database/database-errors.ts';
import { createRouteFactory } from '../route.ts';

const FAILURES = ['disk', 'database', 'commit', 'slow', 'crowd', 'pool'] as const;
type Failure = (typeof FAILURES)[number];
const failures: Record<Failure, () => Error> = {
  disk: () => Object.assign(new Error('write'), { code: 'ENOSPC' }),
  database: () => Object.assign(new Error('could not extend file'), { code: '53100' }),
  commit: () => new CommitUnanswered(new Error('Connection terminated unexpectedly')),
  crowd: () => new TooManyWaiting(),
  pool: () => new Error('timeout exceeded when trying to connect'),
  slow: () => Object.assign(new Error('canceling statement'), { code: '57014' }),
};
const failCall = defineCall({
  method: 'POST',
  path: '/test/fail',
  module: 'test',
  summary: 'Fails.',
  access: { kind: 'public', reason: 'A test.' },
  body: z.strictObject({ how: z.enum(FAILURES) }),
  response: z.object({}),
});
const suite = await testApp({
  work: false,
  modules: [
    {
      name: 'test',
      routes: [
        createRouteFactory<never>()(failCall, async ({ body }) => {
          throw failures[body.how]();
        }),
      ],
    },
  ],
});
const fail = (how: Failure) => suite.visitor().call(failCall, { body: { how } });

test.each(['disk', 'database'] as const)(
  'a full %s is reported as STORAGE_FULL and recorded',
  async (how) => {
    expect(await fail(how)).toMatchObject({ status: 503, problem: { code: 'STORAGE_FULL' } });
    expect(suite.app.room.takeRefusal()).toBe(true);
  },
);

test('what took too long is worth another try', async () => {
  const { status, problem, headers } = await fail('slow');
  expect({ status, code: problem.code }).toEqual({ status: 503, code: 'UNAVAILABLE' });
  expect(headers['retry-after']).toBeDefined();
});

test('refusals for overload are worth another try, and a crowd of them is one warning, not an error each', async () => {
  const { logged } = suite;
  const before = logged.length;
  const crowd: Failure[] = [...Array(30).fill('crowd'), ...Array(30).fill('pool')];
  for (const { status, problem, headers } of await Promise.all(crowd.map(fail))) {
    expect({ status, code: problem.code }).toEqual({ status: 503, code: 'UNAVAILABLE' });
    expect(headers['retry-after']).toBeDefined();
  }
  const lines = logged.slice(before).map((line) => JSON.parse(line));
  expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
  expect(lines.filter(({ level }) => level === 40)).toMatchObject([
    { route: '/test/fail', refused: 1 },
  ]);
});

test('a change with an unknown outcome is answered without Retry-After', async () => {
  const { status, problem, headers } = await fail('commit');
  expect({ status, code: problem.code }).toEqual({ status: 503, code: 'OUTCOME_UNKNOWN' });
  expect(headers['retry-after']).toBeUndefined();
});
