import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { defineProblem } from '#platform/contract/problem.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { createRouteFactory } from '../route.ts';

const declared = defineProblem({ status: 409, code: 'TEST_DECLARED', title: 'As promised.' });
const surprise = defineProblem({ status: 409, code: 'TEST_SURPRISE', title: 'Not promised.' });
const refuseCall = defineCall({
  method: 'POST',
  path: '/test/refuse/{how}',
  module: 'test',
  summary: 'Refuses.',
  access: { kind: 'public', reason: 'A call for this test only.' },
  params: z.strictObject({ how: z.enum(['as-declared', 'otherwise']) }),
  response: z.object({}),
  errors: [declared],
});
const suite = await testApp({
  work: false,
  modules: [
    {
      name: 'test',
      routes: [
        createRouteFactory<never>()(refuseCall, async ({ params }) => {
          throw params.how === 'otherwise' ? surprise() : declared();
        }),
      ],
    },
  ],
});
const warnings = () =>
  suite.logged.filter((line) => line.includes('a problem that its contract does not declare'));

test('a test that meets a problem which the call does not declare fails by its name', async () => {
  const visitor = suite.visitor();
  const refused = await visitor.call(refuseCall, { params: { how: 'as-declared' } });
  expect(refused.problem.code).toBe('TEST_DECLARED');
  const message = 'POST /test/refuse/{how} answered 409 TEST_SURPRISE';
  await expect(visitor.call(refuseCall, { params: { how: 'otherwise' } })).rejects.toThrow(message);
  await expect(visitor.send({ method: 'POST', path: '/test/refuse/otherwise' })).rejects.toThrow(
    message,
  );
});

test('in service it is answered all the same, and the log hears of it once', async () => {
  const refuse = (how: string) =>
    suite.server.inject({ method: 'POST', url: `/test/refuse/${how}` });
  for (let count = 0; count < 3; count += 1) {
    const answer = await refuse('otherwise');
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'TEST_SURPRISE']);
  }
  await refuse('as-declared');
  expect(warnings()).toHaveLength(1);
  expect(JSON.parse(warnings()[0] ?? '')).toMatchObject({
    route: '/test/refuse/:how',
    code: 'TEST_SURPRISE',
  });
});
