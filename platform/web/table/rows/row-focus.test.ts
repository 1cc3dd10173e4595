import { expect, test } from 'vitest';
import { rowFocusAfter } from './use-row-keys.ts';

const at = (key: string, focused: number) =>
  rowFocusAfter(key, { focused, count: 25, perScreen: 10 });

test('arrows move by one and stop at the ends', () => {
  expect([at('ArrowDown', 3), at('ArrowDown', 24)]).toEqual([4, 24]);
  expect([at('ArrowUp', 3), at('ArrowUp', 0)]).toEqual([2, 0]);
});

test('Home and End go to the ends of the page', () => {
  expect([at('Home', 13), at('End', 13)]).toEqual([0, 24]);
});

test('Page Down and Page Up move by one visible page', () => {
  expect([at('PageDown', 3), at('PageDown', 20)]).toEqual([13, 24]);
  expect([at('PageUp', 13), at('PageUp', 3)]).toEqual([3, 0]);
});

test('other keys are not handled', () => {
  expect(at('a', 3)).toBeNull();
  expect(at('Tab', 3)).toBeNull();
});
