import { expect, test } from 'vitest';
import { pathData } from './path-data.ts';

test('a path is written in tenths, by steps, without those that nobody sees', () => {
  const line = [
    [1.04, 2],
    [1.1, 2.1],
    [11.04, 2],
    [11.04, -3.5],
  ] as const;
  expect(pathData(line, false)).toBe('M1 2l10 0 0-5.5');
  expect(
    pathData(
      [
        [0, 0],
        [4, 0],
        [4, 4],
      ],
      true,
    ),
  ).toBe('M0 0l4 0 0 4z');
});

test('a path in whole numbers keeps to them, and to coarser steps', () => {
  const line = [
    [0.4, 0],
    [1.9, 0],
    [10.6, 3.2],
    [10.6, -4.4],
  ] as const;
  expect(pathData(line, false, { unit: 1, finest: 2 })).toBe('M0 0l11 3 0-7');
});

test('what is too small to be seen is no path at all', () => {
  expect(
    pathData(
      [
        [1, 1],
        [1.1, 1.1],
        [1.2, 1],
      ],
      true,
    ),
  ).toBe('');
});
