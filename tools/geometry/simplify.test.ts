import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Position, simplify } from './build-countries.ts';

const position = fc.tuple(
  fc.double({ min: -180, max: 180, noNaN: true }),
  fc.double({ min: -80, max: 80, noNaN: true }),
);

test('a straight line is reduced to its ends', () => {
  const line: Position[] = [
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 3],
  ];
  expect(simplify(line, 1e-9)).toEqual([
    [0, 0],
    [3, 3],
  ]);
});

test('a corner worth seeing stays', () => {
  const line: Position[] = [
    [0, 0],
    [1, 0.001],
    [2, 0],
    [2, 2],
  ];
  expect(simplify(line, 0.1)).toEqual([
    [0, 0],
    [2, 0],
    [2, 2],
  ]);
});

test('the ends never move, and a larger threshold never leaves more points', () => {
  fc.assert(
    fc.property(fc.array(position, { minLength: 2, maxLength: 60 }), (line) => {
      const fine = simplify(line, 1);
      const coarse = simplify(line, 10);
      expect(fine[0]).toEqual(line[0]);
      expect(fine.at(-1)).toEqual(line.at(-1));
      expect(coarse.length).toBeLessThanOrEqual(fine.length);
    }),
  );
});
