import { expect, test } from 'vitest';
import { areaAnchor } from './area-outline.ts';

const square = (x: number, y: number, side: number) => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
  [x, y],
];

test('the anchor of a square is its middle, whichever way it is drawn', () => {
  expect(areaAnchor({ type: 'Polygon', coordinates: [square(2, 4, 2)] })).toEqual([3, 5]);
  expect(areaAnchor({ type: 'Polygon', coordinates: [square(2, 4, 2).reverse()] })).toEqual([3, 5]);
});

test('of several pieces the largest carries the anchor', () => {
  const coordinates = [[square(40, 40, 1)], [square(0, 0, 10)]];
  expect(areaAnchor({ type: 'MultiPolygon', coordinates })).toEqual([5, 5]);
});

test('an outline without any surface is anchored at its first corner', () => {
  expect(
    areaAnchor({
      type: 'Polygon',
      coordinates: [
        [
          [1, 2],
          [1, 2],
          [1, 2],
        ],
      ],
    }),
  ).toEqual([1, 2]);
});
