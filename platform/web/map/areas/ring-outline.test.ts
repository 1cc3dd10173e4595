import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pointAt, ringOutline } from './area-outline.ts';

function distance([x1, y1]: readonly number[], [x2, y2]: readonly number[]): number {
  const [a = 0, b = 0, c = 0, d = 0] = [x1, y1, x2, y2].map((value = 0) => (value * Math.PI) / 180);
  const half = Math.sin((d - b) / 2) ** 2 + Math.cos(b) * Math.cos(d) * Math.sin((c - a) / 2) ** 2;
  return 2 * 6371.0088 * Math.asin(Math.sqrt(half));
}

test('every corner of a ring lies at its declared distance', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -100, max: 100, noNaN: true }),
      fc.double({ min: -65, max: 65, noNaN: true }),
      fc.double({ min: 1, max: 300, noNaN: true }),
      (longitude, latitude, kilometres) => {
        const ring = ringOutline({ id: 'r', at: [longitude, latitude], kilometres, label: '' });
        for (const corner of ring.geometry.coordinates[0] ?? [])
          expect(distance([longitude, latitude], corner)).toBeCloseTo(kilometres, 3);
      },
    ),
  );
});

test('a ring is closed', () => {
  const [corners = []] = ringOutline({ id: 'r', at: [2, 44], kilometres: 50, label: '' }).geometry
    .coordinates;
  expect(corners[0]?.[0]).toBeCloseTo(corners.at(-1)?.[0] ?? 0, 9);
});

test('the point to the south is due south', () => {
  const [longitude, latitude] = pointAt([2.57, 44.35], 50, Math.PI);
  expect(longitude).toBeCloseTo(2.57, 6);
  expect(latitude).toBeLessThan(44.35);
});
