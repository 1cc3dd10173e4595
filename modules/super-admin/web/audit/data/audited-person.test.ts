import { expect, test } from 'vitest';
import { auditedName, auditedPerson } from './use-audit-names.ts';

const user = '019a8000-0000-7000-8000-000000000001';
const group = '019a8000-0000-7000-8000-000000000002';

test.each([
  ['access to a client is about its user', 'accounts.memberships', user, user],
  ['an association is about its user', 'directory.associations', `${user}/group/${group}`, user],
  ['a location in a group is about nobody', 'directory.group_members', `${group}/${user}`, null],
  ['a user is named by its own label', 'accounts.users', user, null],
  ['an empty id is nobody', 'accounts.memberships', '', null],
])('%s [SUP-05]', (_, record, recordId, person) => {
  expect(auditedPerson({ record, recordId })).toBe(person);
});

test('an id is no name of a record [SUP-05]', () => {
  expect(auditedName({ label: 'Herbstaktion' })).toBe('Herbstaktion');
  expect(auditedName({ label: user })).toBe('');
  expect(auditedName({ label: '66450e2a0000000000000000' })).toBe('');
});
