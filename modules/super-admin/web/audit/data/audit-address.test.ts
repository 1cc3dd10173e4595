import { expect, test } from 'vitest';
import type { AuditEntry } from '#modules/super-admin/contract/audit.ts';
import {
  readOpenEntryId,
  readSingleFilter,
  recordSearch,
  requestSearch,
  withEntry,
} from './audit-address.ts';

const entry = {
  record: 'directory.locations',
  recordId: '42',
  clientId: '019a8000-0001-7000-8000-000000000001',
} as AuditEntry;

test('a single record or request is written to the URL as a filter of the list [SUP-05]', () => {
  const search = recordSearch(entry);
  expect(search).toContain('f.kind=any-of:directory.locations');
  expect(readSingleFilter(search)).toEqual({ of: 'record', value: '42' });
  expect(readSingleFilter(requestSearch('req-7'))).toEqual({ of: 'request', value: 'req-7' });
  expect(readSingleFilter('?q=oslo&f.kind=any-of:directory.locations')).toBeUndefined();
});

test('an entry opens over the list and leaves it as it was', () => {
  const search = '?q=oslo&f.kind=any-of:a,b&below=900&page=2';
  expect(readOpenEntryId(withEntry(search, 17))).toBe(17);
  expect(withEntry(withEntry(search, 17), null)).toBe(search);
  expect(readOpenEntryId('?entry=nonsense')).toBeUndefined();
  expect(readOpenEntryId('')).toBeUndefined();
});
