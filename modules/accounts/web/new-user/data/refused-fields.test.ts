import { expect, test } from 'vitest';
import { emailTaken } from '#modules/accounts/contract/user-problems.ts';
import { refusedFields } from '../components/new-user-steps.tsx';

test('a taken e-mail is said at the e-mail [USR-08]', () => {
  expect(refusedFields(emailTaken())).toEqual([
    { field: 'email', fault: { code: emailTaken.code } },
  ]);
});

test('one association of many is said at the associations', () => {
  const errors = [{ field: 'body.associations.3.id', code: 'invalid' }];
  expect(refusedFields({ errors })).toEqual([
    { field: 'associations', fault: { code: 'invalid' } },
  ]);
});

test('what is about no field gives none', () => {
  expect(refusedFields(new Error('no'))).toEqual([]);
});
