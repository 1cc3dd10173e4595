import { expect, test } from 'vitest';
import { hasValues, periodTotal, seriesColour } from './period-data.ts';

const series = [
  { key: 'a', label: 'A' },
  { key: 'b', label: 'B' },
];

test('a period without any value is not known rather than zero', () => {
  expect(periodTotal({ key: 'x', label: 'X', values: {} }, series)).toBeNull();
  expect(periodTotal({ key: 'x', label: 'X', values: { a: null, b: 0 } }, series)).toBe(0);
  expect(periodTotal({ key: 'x', label: 'X', values: { a: 2, b: 3 } }, series)).toBe(5);
});

test('periods that hold only unknown values count as no data', () => {
  expect(hasValues([{ key: 'x', label: 'X', values: { a: null } }], series)).toBe(false);
  expect(hasValues([{ key: 'x', label: 'X', values: { a: 0 } }], series)).toBe(true);
});

test('a series uses its own colour, otherwise the next one in order', () => {
  expect(seriesColour({ key: 'a', label: 'A', colour: 'lost' }, 1)).toBe('lost');
  expect(seriesColour({ key: 'a', label: 'A' }, 1)).toBe('c2');
});
