import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellAt, cellRange, tileAt } from './map-cell.ts';

const longitude = fc.double({ min: -180, max: 180, noNaN: true });
const latitude = fc.double({ min: -90, max: 90, noNaN: true });

test('a point lies in the range of its cell at every zoom, and in no other cell [OPP-01]', () => {
  fc.assert(
    fc.property(longitude, latitude, fc.nat({ max: 20 }), (lon, lat, zoom) => {
      const cell = cellAt(lon, lat);
      const { x, y } = tileAt(lon, lat, zoom);
      const { from, to } = cellRange(zoom, x, y);
      expect(cell >= from && cell <= to).toBe(true);
      const next = cellRange(zoom, (x + 1) % 2 ** zoom, y);
      expect(zoom > 0 && cell >= next.from && cell <= next.to).toBe(false);
    }),
  );
});

test('poles and the date line are cells of the map too [OPP-01]', () => {
  expect(tileAt(180, -90, 2)).toEqual({ x: 3, y: 3 });
  expect(tileAt(-180, 90, 2)).toEqual({ x: 0, y: 0 });
  expect(cellRange(0, 0, 0)).toEqual({ from: 0, to: 2 ** 40 - 1 });
  expect(cellRange(3, 5, 1, 10)).toEqual({ from: 19 * 4 ** 7, to: 20 * 4 ** 7 - 1 });
  expect(cellAt(2.35, 48.85, 10)).toBe(Math.floor(cellAt(2.35, 48.85) / 4 ** 10));
});
