import { expect, test } from 'vitest';
import { importCounts, importReadiness } from './import-result.tsx';

const report = { lines: 10, creates: 4, updates: 3, wrong: 1, missing: [], allOrNothing: false };

test('lines that are neither written nor wrong stay as they are', () => {
  expect(importCounts(report)).toMatchObject({ written: 7, unchanged: 2 });
});

test('wrong lines stay out and the others go on', () => {
  expect(importReadiness(report)).toBe('open');
});

test('one wrong line blocks a file in all-or-nothing mode', () => {
  expect(importReadiness({ ...report, allOrNothing: true })).toBe('refused');
  expect(importReadiness({ ...report, allOrNothing: true, wrong: 0 })).toBe('open');
});

test('a missing mandatory column takes precedence over other faults', () => {
  expect(importReadiness({ ...report, allOrNothing: true, missing: ['name'] })).toBe(
    'column-missing',
  );
});

test('a file that changes nothing cannot be gone on with', () => {
  expect(importReadiness({ ...report, creates: 0, updates: 0 })).toBe('nothing');
});
