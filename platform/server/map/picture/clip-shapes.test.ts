import { expect, test } from 'vitest';
import { clipLine, clipRing } from './picture-shapes.ts';

const box = { left: 0, top: 0, right: 10, bottom: 10 };

test('a line that leaves and comes back is two lines', () => {
  const line = [
    [-5, 5],
    [5, 5],
    [5, 20],
    [8, 20],
    [8, 5],
  ] as const;
  expect(clipLine(line, box)).toEqual([
    [
      [0, 5],
      [5, 5],
      [5, 10],
    ],
    [
      [8, 10],
      [8, 5],
    ],
  ]);
  expect(
    clipLine(
      [
        [20, 20],
        [30, 30],
      ],
      box,
    ),
  ).toEqual([]);
});

test('a shape around the whole box is the box, one outside of it is nothing', () => {
  const around = [
    [-5, -5],
    [15, -5],
    [15, 15],
    [-5, 15],
  ] as const;
  const corners = clipRing(around, box);
  expect(corners).toHaveLength(4);
  expect(corners).toEqual(
    expect.arrayContaining([
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ]),
  );
  expect(
    clipRing(
      around.map(([x, y]) => [x + 50, y] as const),
      box,
    ),
  ).toEqual([]);
});
