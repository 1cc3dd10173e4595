import { expect, test } from 'vitest';
import { emailTaken } from '#modules/accounts/contract/user-problems.ts';
import { refusedFields } from '../components/new-user-steps.tsx';

test('a duplicate e-mail is reported at the e-mail field [USR-08]', () => {
  expect(refusedFields(emailTaken())).toEqual([
    { field: 'email', fault: { code: emailTaken.code } },
  ]);
});

test('an invalid association is reported at the associations field', () => {
  const errors = [{ field: 'body.associations.3.id', code: 'invalid' }];
  expect(refusedFields({ errors })).toEqual([
    { field: 'associations', fault: { code: 'invalid' } },
  ]);
});

test('an error without a field yields no field errors', () => {
  expect(refusedFields(new Error('no'))).toEqual([]);
});
