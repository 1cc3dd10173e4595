import { expect, test } from 'vitest';
import { pathData } from './path-data.ts';

test('a path is written in relative steps with one decimal, without invisible points', () => {
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

test('a path with unit 1 is written in whole numbers and larger steps', () => {
  const line = [
    [0.4, 0],
    [1.9, 0],
    [10.6, 3.2],
    [10.6, -4.4],
  ] as const;
  expect(pathData(line, false, { unit: 1, finest: 2 })).toBe('M0 0l11 3 0-7');
});

test('a shape that is too small to be visible yields no path', () => {
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
