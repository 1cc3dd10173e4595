import { expect, test } from 'vitest';
import { isStorageFull } from './database-errors.ts';

test.each([
  [Object.assign(new Error('write'), { code: 'ENOSPC' })],
  [Object.assign(new Error('could not extend file'), { code: '53100' })],
  [Object.assign(new Error('refused'), { name: 'XMinioStorageFull' })],
  [new Error('migration failed', { cause: Object.assign(new Error('x'), { code: 'EDQUOT' }) })],
])('%s is a want of room', (error) => {
  expect(isStorageFull(error)).toBe(true);
});

test('what else goes wrong is not', () => {
  expect(isStorageFull(Object.assign(new Error('read'), { code: 'ECONNRESET' }))).toBe(false);
  expect(isStorageFull('No space left on device')).toBe(false);
});
