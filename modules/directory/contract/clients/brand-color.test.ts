import { expect, test } from 'vitest';
import { contrastWithWhite } from './client-fields.ts';

test.each([
  ['#000000', 21],
  ['#ffffff', 1],
  ['#767676', 4.54],
  ['#777777', 4.48],
])('white on %s has a contrast of %d [SUP-01]', (color, ratio) => {
  expect(contrastWithWhite(color)).toBeCloseTo(ratio, 2);
});
