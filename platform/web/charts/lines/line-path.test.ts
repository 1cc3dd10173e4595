import { expect, test } from 'vitest';
import { linePath } from './sparkline.tsx';

test('points are joined by one line', () => {
  expect(
    linePath([
      { x: 0, y: 10 },
      { x: 5.126, y: 4 },
    ]),
  ).toBe('M0 10L5.13 4');
});

test('the line breaks where a value is not known and begins again after it', () => {
  expect(linePath([{ x: 0, y: 1 }, null, { x: 2, y: 3 }, { x: 3, y: 4 }])).toBe('M0 1M2 3L3 4');
});

test('no points, no line', () => {
  expect(linePath([null, null])).toBe('');
});
