import { expect, test } from 'vitest';
import { CLEAR_SIZE, labelExclusionZones } from './base-map-labels.ts';

const box = { left: 100, top: 50, right: 160, bottom: 66 };
const points = labelExclusionZones([box], ({ x, y }) => [x, y]).features.map(
  ({ geometry }) => (geometry as GeoJSON.Point).coordinates,
);

test('a label is covered from end to end by points along its middle line [BEY-02]', () => {
  const [first = [], last = []] = [points[0], points.at(-1)];
  expect(points).toHaveLength(4);
  expect((first[0] ?? 0) - CLEAR_SIZE / 2).toBeLessThanOrEqual(100);
  expect((last[0] ?? 0) + CLEAR_SIZE / 2).toBeGreaterThanOrEqual(160);
  expect(points.every(([, y]) => y === 58)).toBe(true);
  for (const [x = 0] of points) {
    expect(x).toBeGreaterThanOrEqual(100);
    expect(x).toBeLessThanOrEqual(160);
  }
});
