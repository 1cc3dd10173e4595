import { expect, test } from 'vitest';
import { NO_NEEDS, withSeen } from './column-widths.ts';

const seen = (cells: Record<string, number>) => ({
  head: new Map<string, number>(),
  cells: new Map(Object.entries(cells)),
});

test('of all pages that were seen the widest counts, so that columns do not jump from page to page', () => {
  const first = withSeen(NO_NEEDS, seen({ name: 300, city: 120 }));
  const second = withSeen(first, seen({ name: 250, city: 180 }));
  expect(Object.fromEntries(second.cells)).toEqual({ name: 300, city: 180 });
});

test('where nothing wider was seen nothing changes', () => {
  const known = withSeen(NO_NEEDS, seen({ name: 300 }));
  expect(withSeen(known, seen({ name: 300.5 }))).toBe(known);
});
