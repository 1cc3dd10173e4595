import { expect, test } from 'vitest';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { serverFaults } from './form-faults.ts';

const hasField = (path: string) => ['email', 'address.city'].includes(path);

test('a server error is assigned to the field it names', () => {
  const problem = {
    code: 'VALIDATION_FAILED',
    errors: [
      { field: 'body.email', code: 'EMAIL_TAKEN' },
      { field: 'body.address.city', code: 'maxLength', params: { max: 5 } },
    ],
  };
  expect(serverFaults(problem, hasField)).toEqual({
    wrong: {
      email: { code: 'EMAIL_TAKEN' },
      'address.city': { code: 'maxLength', params: { max: 5 } },
    },
    others: [],
  });
});

test('a field error carries the module of the refused call, so that its text is found', () => {
  const errors = [{ field: 'body.email', code: 'EMAIL_TAKEN' }];
  const problem = new ProblemError({
    code: 'EMAIL_TAKEN',
    status: 409,
    module: 'accounts',
    errors,
  });
  expect(serverFaults(problem, hasField).wrong).toEqual({
    email: { code: 'EMAIL_TAKEN', module: 'accounts' },
  });
});

test('an error about no field of the form is returned separately', () => {
  const fault = { field: 'params.clientId', code: 'format' };
  expect(serverFaults({ errors: [fault] }, hasField)).toEqual({ wrong: {}, others: [fault] });
});

test.each([undefined, new TypeError('Failed to fetch'), { errors: 'many' }, { code: 'FORBIDDEN' }])(
  'an error without fields has none: %j',
  (error) => {
    expect(serverFaults(error, hasField)).toEqual({ wrong: {}, others: [] });
  },
);
