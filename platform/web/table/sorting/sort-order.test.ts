import { expect, test } from 'vitest';
import { sortOrder } from './sort-order.ts';

test('days are newest or oldest first, never highest', () => {
  expect(sortOrder({ sortsBy: 'date' }, true)).toBe('platform:table.order.dateDown');
  expect(sortOrder({ sortsBy: 'date', align: 'end' }, false)).toBe('platform:table.order.dateUp');
});

test('figures, which stand right, are highest or lowest first, and words go from A to Z or back', () => {
  expect(sortOrder({ align: 'end' }, true)).toBe('platform:table.order.numberDown');
  expect(sortOrder({}, false)).toBe('platform:table.order.textUp');
  expect(sortOrder({ sortsBy: 'text', align: 'end' }, true)).toBe('platform:table.order.textDown');
});
