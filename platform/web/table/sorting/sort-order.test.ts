import { expect, test } from 'vitest';
import { sortOrder } from './sort-order.ts';

test('days are newest or oldest first, never highest', () => {
  expect(sortOrder({ sortsBy: 'date' }, true)).toBe('platform:table.order.dateDown');
  expect(sortOrder({ sortsBy: 'date', align: 'end' }, false)).toBe('platform:table.order.dateUp');
});

test('the sort label is numeric for right-aligned columns, and alphabetical for others and for declared text columns', () => {
  expect(sortOrder({ align: 'end' }, true)).toBe('platform:table.order.numberDown');
  expect(sortOrder({}, false)).toBe('platform:table.order.textUp');
  expect(sortOrder({ sortsBy: 'text', align: 'end' }, true)).toBe('platform:table.order.textDown');
});
