import { expect, test } from 'vitest';
import { ProblemError } from './problem-error.ts';
import { problemText } from './problem-text.ts';

const tooMany = new ProblemError({
  code: 'TOO_MANY_REQUESTS',
  status: 429,
  params: { seconds: 30 },
});

test('a known code has its own text, with what the problem carries', () => {
  expect(problemText(tooMany)).toEqual({
    key: 'platform:problem.tooManyRequests',
    params: { seconds: 30 },
  });
});

test("the screen's own text goes before the general one", () => {
  const own = { TOO_MANY_REQUESTS: 'platform:problem.forbidden' } as const;
  expect(problemText(tooMany, own).key).toBe('platform:problem.forbidden');
});

test.each([
  new ProblemError({ code: 'SOMETHING_NEW', status: 500 }),
  new TypeError('x is undefined'),
  undefined,
])('whatever is not known gets the default text [ERR-01]', (error) => {
  expect(problemText(error)).toEqual({ key: 'platform:error.default', params: {} });
});
