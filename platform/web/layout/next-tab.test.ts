import { expect, test } from 'vitest';
import { nextTab } from './tab-bar.tsx';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
])('%s on tab %d of three goes to tab %d [GEN-06]', (key, from, to) => {
  expect(nextTab(key, from, 3)).toBe(to);
});

test('other keys leave the tab where it is', () => {
  expect(nextTab('a', 1, 3)).toBeUndefined();
});
