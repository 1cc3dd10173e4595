import type { Position } from 'geojson';
import { expect, test } from 'vitest';
import { dissolveRings } from './dissolve-rings.ts';

/** Two squares that touch at (1, 1), and a small one inside of the second, each of two lines. */
const LINES: Position[][] = [
  [
    [0, 0],
    [0, 1],
    [1, 1],
  ],
  [
    [1, 1],
    [1, 0],
    [0, 0],
  ],
  [
    [1, 1],
    [4, 1],
    [4, 4],
  ],
  [
    [4, 4],
    [1, 4],
    [1, 1],
  ],
  [
    [2, 2],
    [2, 3],
    [3, 3],
  ],
  [
    [3, 3],
    [3, 2],
    [2, 2],
  ],
];

test('rings that meet in a point are closed ones, each hole in its polygon [OPP-02]', () => {
  expect(
    dissolveRings(
      [
        [0, 1],
        [2, 3],
        [4, 5],
      ],
      LINES,
    ),
  ).toEqual([
    [
      [2, 3],
      [4, 5],
    ],
    [[0, 1]],
  ]);
});

test('a line that two areas share lies inside, one that three have is an outline [OPP-02]', () => {
  expect(
    dissolveRings(
      [
        [4, 5],
        [~5, ~4],
        [2, 3],
      ],
      LINES,
    ),
  ).toEqual([[[2, 3]]]);
  expect(
    dissolveRings(
      [
        [4, 5],
        [~5, ~4],
        [4, 5],
      ],
      LINES,
    ),
  ).toEqual([[[4, 5]]]);
});
