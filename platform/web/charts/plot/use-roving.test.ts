import { expect, test } from 'vitest';
import { nextStop } from './use-roving.ts';

test('arrows walk one step and stop at the ends', () => {
  expect(nextStop('ArrowRight', 0, 3)).toBe(1);
  expect(nextStop('ArrowDown', 2, 3)).toBe(2);
  expect(nextStop('ArrowLeft', 0, 3)).toBe(0);
  expect(nextStop('ArrowUp', 2, 3)).toBe(1);
});

test('Home and End go to the first and the last', () => {
  expect(nextStop('Home', 2, 3)).toBe(0);
  expect(nextStop('End', 0, 3)).toBe(2);
});

test('other keys are left to the page', () => {
  expect(nextStop('a', 1, 3)).toBeNull();
});
