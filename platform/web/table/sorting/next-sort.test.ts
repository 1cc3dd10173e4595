import { expect, test } from 'vitest';
import { nextSort } from '../use-table-model.ts';

const NAME = { id: 'name' };
const SCANS = { id: 'scans', sortsDescendingFirst: true };

test('a text is sorted upwards, then downwards, then not at all', () => {
  const first = nextSort(null, NAME);
  const second = nextSort(first, NAME);
  expect(first).toEqual({ column: 'name', descending: false });
  expect(second).toEqual({ column: 'name', descending: true });
  expect(nextSort(second, NAME)).toBeNull();
});

test('a figure is sorted most first, then least first, then not at all', () => {
  const first = nextSort(null, SCANS);
  const second = nextSort(first, SCANS);
  expect(first).toEqual({ column: 'scans', descending: true });
  expect(second).toEqual({ column: 'scans', descending: false });
  expect(nextSort(second, SCANS)).toBeNull();
});

test('sorting by another column starts in its default order', () => {
  expect(nextSort({ column: 'scans', descending: true }, NAME)).toEqual({
    column: 'name',
    descending: false,
  });
});
