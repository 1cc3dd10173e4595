import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { testHouse } from '#platform/testing/test-house.ts';
import { CommitUnanswered } from '../../database/commit-unanswered.ts';
import { routeOf } from '../route.ts';

const failures: Record<string, () => Error> = {
  disk: () => Object.assign(new Error('write'), { code: 'ENOSPC' }),
  database: () => Object.assign(new Error('could not extend file'), { code: '53100' }),
  commit: () => new CommitUnanswered(new Error('Connection terminated unexpectedly')),
  slow: () => Object.assign(new Error('canceling statement'), { code: '57014' }),
};
const failCall = defineCall({
  method: 'POST',
  path: '/test/fail',
  module: 'test',
  summary: 'Fails.',
  access: { kind: 'public', reason: 'A test.' },
  body: z.strictObject({ how: z.enum(['disk', 'database', 'commit', 'slow']) }),
  response: z.object({}),
});
const house = await testHouse({
  work: false,
  modules: [
    {
      name: 'test',
      routes: [
        routeOf<never>()(failCall, async ({ body }) => {
          throw failures[body.how]?.() ?? new Error('unknown');
        }),
      ],
    },
  ],
});
const fail = (how: 'disk' | 'database' | 'commit' | 'slow') =>
  house.visitor().call(failCall, { body: { how } });

test.each(['disk', 'database'] as const)(
  'a full %s is told as such and remembered',
  async (how) => {
    expect(await fail(how)).toMatchObject({ status: 503, problem: { code: 'STORAGE_FULL' } });
    expect(house.app.room.takeRefusal()).toBe(true);
  },
);

test('what took too long is worth another try', async () => {
  const { status, problem, headers } = await fail('slow');
  expect({ status, code: problem.code }).toEqual({ status: 503, code: 'UNAVAILABLE' });
  expect(headers['retry-after']).toBeDefined();
});

test('what may have been done is not told to be repeated', async () => {
  const { status, problem, headers } = await fail('commit');
  expect({ status, code: problem.code }).toEqual({ status: 503, code: 'OUTCOME_UNKNOWN' });
  expect(headers['retry-after']).toBeUndefined();
});
