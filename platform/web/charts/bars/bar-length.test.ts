import { expect, test } from 'vitest';
import { barLength } from './bar-chart.tsx';

test('a bar is as long as its share of the whole', () => {
  expect(barLength(1, 4)).toBe('max(2px, 25%)');
});

test('nothing draws nothing, whatever the whole', () => {
  expect(barLength(0, 4)).toBe('0');
  expect(barLength(3, 0)).toBe('0');
});

test('more than the whole does not run out of its row', () => {
  expect(barLength(9, 4)).toBe('max(2px, 100%)');
});
