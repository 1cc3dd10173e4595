import { expect, test } from 'vitest';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { countedProblem } from '../components/password-sign-in.tsx';

const wrong = (triesLeft: number) =>
  new ProblemError({
    code: 'WRONG_CREDENTIALS',
    status: 422,
    module: 'accounts',
    params: { triesLeft, minutes: 15 },
  });

test('a wrong password is counted by the tries that are left [SES-10]', () => {
  expect(countedProblem(wrong(1))).toMatchObject({
    code: 'WRONG_CREDENTIALS',
    module: 'accounts',
    params: { count: 1, minutes: 15 },
  });
});

test.each([
  wrong(0),
  new ProblemError({ code: 'ACCOUNT_RESTING', status: 429, params: { minutes: 15 } }),
])('a locked account is counted by its minutes, from the last try on [SES-10]', (problem) => {
  expect(countedProblem(problem)).toMatchObject({
    code: 'ACCOUNT_RESTING',
    params: { count: 15 },
  });
});

test.each([new ProblemError({ code: 'NETWORK', status: 0 }), new TypeError('x is undefined')])(
  'whatever else is thrown stays as it is',
  (problem) => {
    expect(countedProblem(problem)).toBe(problem);
  },
);
