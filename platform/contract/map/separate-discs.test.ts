import { expect, test } from 'vitest';
import { separateDiscs } from './separate-discs.ts';

type Spot = readonly [x: number, y: number];

const area = { diameter: 24, width: 360, height: 200 };
const nearest = (spots: readonly Spot[]) =>
  Math.min(
    ...spots.flatMap(([x, y], index) =>
      spots.slice(index + 1).map(([a, b]) => Math.hypot(a - x, b - y)),
    ),
  );

test('pins of one street are drawn beside each other, and the others at their places [BEY-02]', () => {
  const munich: Spot[] = [
    [180, 100],
    [184, 103],
    [178, 106],
    [40, 40],
  ];
  const drawn = separateDiscs(munich, area);
  expect(nearest(munich)).toBeLessThan(8);
  expect(nearest(drawn)).toBeGreaterThan(23.5);
  expect(drawn[3]).toEqual([40, 40]);
  expect(separateDiscs(munich, area)).toEqual(drawn);
  for (const [index, [x, y]] of drawn.entries())
    expect(Math.hypot(x - (munich[index]?.[0] ?? 0), y - (munich[index]?.[1] ?? 0))).toBeLessThan(
      24,
    );
});

test('pins of one house in a corner are drawn apart and inside the picture [BEY-02]', () => {
  const drawn = separateDiscs(Array(25).fill([350, 190]), area);
  expect(nearest(drawn)).toBeGreaterThan(15);
  for (const [x, y] of drawn) {
    expect(x).toBeLessThanOrEqual(350);
    expect(y).toBeLessThanOrEqual(190);
  }
});

test('no disc covers a spot that is kept free, also one that is exactly there [LOC-03]', () => {
  const free = [100, 100] as const;
  const drawn = separateDiscs(
    [
      [100, 100],
      [104, 98],
      [300, 300],
    ],
    { diameter: 30, free },
  );
  for (const [x, y] of drawn) expect(Math.hypot(x - free[0], y - free[1])).toBeGreaterThan(29);
  expect(drawn[2]).toEqual([300, 300]);
});
