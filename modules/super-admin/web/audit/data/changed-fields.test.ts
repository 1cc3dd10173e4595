import { expect, test } from 'vitest';
import type { AuditEntry } from '#modules/super-admin/contract/audit.ts';
import { changedFields } from '../components/audit-entry-dialog.tsx';

const entry: AuditEntry = {
  id: 1,
  at: '2026-11-16T08:00:00.000Z',
  clientId: null,
  userId: null,
  byUserId: null,
  apiKey: null,
  requestId: null,
  via: 'system',
  record: 'accounts.users',
  recordId: 'x',
  label: 'Ingrid',
  action: 'changed',
  before: null,
  after: null,
};

test('changed values are shown side by side, even if they became empty', () => {
  const fields = changedFields({
    ...entry,
    before: { phone: '+47 22 00 00 00', active: true },
    after: { phone: null, active: false },
  });
  expect(fields).toEqual([
    {
      name: 'active',
      before: { kind: 'flag', value: true },
      after: { kind: 'flag', value: false },
    },
    { name: 'phone', before: { kind: 'text', text: '+47 22 00 00 00' }, after: { kind: 'empty' } },
  ]);
});

test('a hidden value is marked as hidden and never shown as text', () => {
  const [field] = changedFields({
    ...entry,
    before: { password_hash: 'hidden' },
    after: { password_hash: 'hidden' },
  });
  expect(field).toMatchObject({ before: { kind: 'hidden' }, after: { kind: 'hidden' } });
});

test('a new record shows only its non-empty values', () => {
  const fields = changedFields({
    ...entry,
    action: 'created',
    after: { name: 'Oslo', phone: '', attributes: {}, city: null },
  });
  expect(fields.map(({ name }) => name)).toEqual(['name']);
});

test('a list of texts is shown as one text, and an empty list as empty', () => {
  const fields = changedFields({
    ...entry,
    before: { menus: ['platform/leads', 'settings/users'], days: [{ day: 1 }] },
    after: { menus: [], days: [] },
  });
  expect(fields).toEqual([
    {
      name: 'days',
      before: { kind: 'text', text: JSON.stringify([{ day: 1 }], null, 1) },
      after: { kind: 'empty' },
    },
    {
      name: 'menus',
      before: { kind: 'text', text: 'platform/leads, settings/users' },
      after: { kind: 'empty' },
    },
  ]);
});
