import { expect, test } from 'vitest';
import { datedFileName } from './dated-file-name.ts';

test('a file bears the day that it is where its client is [GEN-03]', () => {
  const at = new Date('2026-12-31T23:30:00Z');
  expect(datedFileName('export', 'csv', 'Europe/Paris', at)).toBe('export_01012027.csv');
  expect(datedFileName('export', 'csv', 'UTC', at)).toBe('export_31122026.csv');
});
