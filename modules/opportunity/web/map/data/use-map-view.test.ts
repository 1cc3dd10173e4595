import { expect, test } from 'vitest';
import { gridBounds } from './use-map-view.ts';

test('a short drag requests nothing new: the bounds of a view are widened to a grid [OPP-01]', () => {
  const before = gridBounds([2.1, 44.2, 13.9, 51.4], 5.4);
  expect(gridBounds([2.4, 44.4, 14.0, 51.6], 5.9)).toEqual(before);
  expect(before).toEqual([0, 39.375, 16.875, 56.25]);
  expect(gridBounds([-200, -95, 190, 95], 0)).toEqual([-180, -90, 180, 90]);
});
