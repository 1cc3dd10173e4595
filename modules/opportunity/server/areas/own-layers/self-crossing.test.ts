import fc from 'fast-check';
import { expect, test } from 'vitest';
import { crossesItself } from './self-crossing.ts';

type Point = readonly [number, number];
const side = ([ax, ay]: Point, [bx, by]: Point, [x, y]: Point) =>
  Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));

function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  const [c1, d1, a1, b1] = [side(a, b, c), side(a, b, d), side(c, d, a), side(c, d, b)];
  if (c1 !== 0 || d1 !== 0) return c1 * d1 < 0 && a1 * b1 < 0;
  const along = a[0] === b[0] ? 1 : 0;
  const [from, to] = [Math.min(a[along], b[along]), Math.max(a[along], b[along])];
  return Math.max(from, Math.min(c[along], d[along])) < Math.min(to, Math.max(c[along], d[along]));
}

/** Compares every edge with every other one. */
function crossesByHand(ring: readonly Point[]): boolean {
  const edges = ring.map((from, at) => [from, ring[(at + 1) % ring.length] as Point] as const);
  return edges.some(([a, b], at) => edges.slice(at + 1).some(([c, d]) => cross(a, b, c, d)));
}

test('the sweep finds a crossing exactly where comparing every pair does [OPP-02]', () => {
  const coordinate = fc.integer({ min: 0, max: 9 });
  const ring = fc
    .array(fc.tuple(coordinate, coordinate), { minLength: 3, maxLength: 9 })
    .map((points) => points.filter(([x, y], at) => String([x, y]) !== String(points.at(at - 1))))
    .filter((points) => points.length > 2);
  fc.assert(
    fc.property(ring, (points) => {
      expect(crossesItself([points.flat()])).toBe(crossesByHand(points));
    }),
    { numRuns: 1_000 },
  );
});

test('a comb of twenty thousand long teeth is checked without comparing every pair [OPP-02]', () => {
  const teeth = 20_000;
  const comb: number[] = [];
  // All teeth overlap from west to east.
  for (let tooth = 0; tooth < teeth; tooth += 1)
    comb.push(0, 4 * tooth, 50_000_000, 4 * tooth + 1, 0, 4 * tooth + 2);
  comb.push(-1_000_000, 4 * teeth, -1_000_000, 0);
  expect(crossesItself([comb])).toBe(false);
  expect(crossesItself([[...comb, 10, 6]])).toBe(true);
});

test('rings may touch in a point; a hole that leaves its polygon crosses it [OPP-02]', () => {
  const square = [0, 0, 10, 0, 10, 10, 0, 10];
  expect(crossesItself([square, [0, 0, 2, 6, 6, 2]])).toBe(false);
  expect(crossesItself([square, [5, 5, 5, 8, 12, 6]])).toBe(true);
});
