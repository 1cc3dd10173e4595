import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  boxAround,
  boxesAlong,
  isFree,
  placeLabels,
  type Side,
  type WantedLabel,
} from './place-labels.ts';

const label = (id: string, x: number, y: number): WantedLabel => ({
  id,
  x,
  y,
  width: 60,
  gap: 16,
  sides: ['right', 'left'],
});

test('a label is right of its sign, left if the right is taken, and hidden if both are', () => {
  const right = { left: 210, top: -20, right: 290, bottom: 20 };
  const left = { left: 110, top: -20, right: 190, bottom: 20 };
  expect(placeLabels([label('a', 200, 0)], [], 400).get('a')?.side).toBe('right');
  expect(placeLabels([label('a', 200, 0)], [right], 400).get('a')?.side).toBe('left');
  expect(placeLabels([label('a', 200, 0)], [right, left], 400).has('a')).toBe(false);
});

test('a label without room at its point names the next one that has room [OPP-06]', () => {
  const sources = { left: 150, top: 90, right: 400, bottom: 110 };
  const ring = { ...label('a', 200, 100), gap: 0, sides: ['centre'] as Side[] };
  const wanted = {
    ...ring,
    elsewhere: [
      { x: 210, y: 96 },
      { x: 200, y: 20 },
    ],
  };
  expect(placeLabels([wanted], [sources], 400).get('a')).toMatchObject({ spot: 2 });
  expect(placeLabels([wanted], [], 400).get('a')).toMatchObject({ spot: 0 });
});

test('visible labels never overlap', () => {
  const spot = fc.record({
    x: fc.integer({ min: 0, max: 400 }),
    y: fc.integer({ min: 0, max: 300 }),
  });
  fc.assert(
    fc.property(fc.array(spot, { maxLength: 60 }), (spots) => {
      const wanted = spots.map(({ x, y }, index) => label(String(index), x, y));
      const boxes = [...placeLabels(wanted, [], 400).values()].map(({ box }) => box);
      boxes.forEach((box, index) => {
        expect(isFree(box, boxes.slice(index + 1))).toBe(true);
      });
    }),
  );
});

test('a label is not cut off at the edge of the map', () => {
  expect(placeLabels([label('a', 380, 0)], [], 400).get('a')?.side).toBe('left');
  expect(placeLabels([label('a', 40, 0)], [], 400).get('a')?.side).toBe('right');
});

test('a label that a line would cross is below its sign [OPP-06]', () => {
  const line = boxesAlong({ x: 0, y: 0 }, { x: 400, y: 0 });
  const wanted = { ...label('a', 200, 0), sides: ['right', 'left', 'belowRight'] as Side[] };
  expect(placeLabels([wanted], line, 400).get('a')?.side).toBe('belowRight');
});

test('a place is taken by whatever overlaps it', () => {
  expect(isFree(boxAround({ x: 0, y: 0 }, 5), [boxAround({ x: 8, y: 0 }, 5)])).toBe(false);
  expect(isFree(boxAround({ x: 0, y: 0 }, 5), [boxAround({ x: 30, y: 0 }, 5)])).toBe(true);
});
