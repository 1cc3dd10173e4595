import { expect, test } from 'vitest';
import { placeOnEarth } from './movable-mark.tsx';

test('a place is written to the metre [BEY-02]', () => {
  expect(placeOnEarth([2.573_456_789, 44.351_234_567])).toEqual([2.57346, 44.35123]);
});

test('a point dragged off the map stays on its edge', () => {
  expect(placeOnEarth([191.2, 88])).toEqual([180, 85]);
  expect(placeOnEarth([-200, -89.9])).toEqual([-180, -85]);
});
