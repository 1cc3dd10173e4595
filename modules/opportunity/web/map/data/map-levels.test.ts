import { expect, test } from 'vitest';
import type { AreaFigures } from '#modules/opportunity/contract/area-figures.ts';
import { DEFAULT_CONFIG } from '#modules/opportunity/contract/configuration.ts';
import { findFigureBounds, gridBounds, levelForZoom, nextZoom } from './use-map-view.ts';

const { layers } = DEFAULT_CONFIG;

test('the level of the map follows the zoom breakpoints of the configuration [OPP-02]', () => {
  expect([0, 4.9, 5, 6.9, 7, 14].map((zoom) => levelForZoom(layers, zoom))).toEqual([
    1, 1, 2, 2, 3, 3,
  ]);
  expect(nextZoom(layers, 2)).toBe(7);
  expect(nextZoom(layers, 3)).toBeUndefined();
  const onlyThird = layers.map((layer) => ({ ...layer, shown: layer.level === 3 }));
  expect(levelForZoom(onlyThird, 2)).toBe(3);
});

test('the map opens on the part of the world with demand, without a far island [OPP-01]', () => {
  const area = (longitude: number, latitude: number, intentions: number) =>
    ({ longitude, latitude, intentions, retailers: 0 }) as AreaFigures;
  const [west, south, east, north] = findFigureBounds([
    area(2, 44, 500),
    area(13, 52, 400),
    area(-61, 16, 3),
    area(140, 36, 0),
  ]);
  expect(west).toBeGreaterThan(0);
  expect(east).toBeLessThan(15);
  expect(south).toBeGreaterThan(40);
  expect(north).toBeLessThan(54);
  expect(findFigureBounds([])).toHaveLength(4);
});

test('a short drag requests nothing new: the bounds of a view are widened to a grid [OPP-01]', () => {
  const before = gridBounds([2.1, 44.2, 13.9, 51.4], 5.4);
  expect(gridBounds([2.4, 44.4, 14.0, 51.6], 5.9)).toEqual(before);
  expect(before).toEqual([0, 39.375, 16.875, 56.25]);
  expect(gridBounds([-200, -95, 190, 95], 0)).toEqual([-180, -90, 180, 90]);
});
