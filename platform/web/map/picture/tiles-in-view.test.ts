import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cameraOn } from '../mercator.ts';
import { computeTileBox, tilesInView } from './static-base-map.tsx';

const SIZE = { width: 1280, height: 720 };
const view = fc.record({
  centre: fc.tuple(
    fc.double({ min: -180, max: 180, noNaN: true }),
    fc.double({ min: -85, max: 85, noNaN: true }),
  ),
  zoom: fc.double({ min: 0, max: 14, noNaN: true }),
});

test('the first view of Europe is nine tiles at most [BEY-02]', () => {
  const camera = cameraOn({ bounds: [-9, 37, 25, 60] }, SIZE, 32);
  const tiles = tilesInView(camera, SIZE, 7);
  expect(new Set(tiles.map(({ z }) => z))).toEqual(new Set([Math.floor(camera.zoom)]));
  expect(tiles.length).toBeLessThanOrEqual(9);
});

test('tiles cover the whole map without gaps in every view, and none lies outside of it [BEY-02]', () => {
  fc.assert(
    fc.property(view, fc.constantFrom(1, 1.25, 2, 3), (given, ratio) => {
      const camera = cameraOn(given, SIZE, 32);
      const boxes = tilesInView(camera, SIZE, 7).map((at) => ({
        at,
        ...computeTileBox(at, camera, SIZE, ratio),
      }));
      expect(Math.min(...boxes.map(({ left }) => left))).toBeLessThanOrEqual(0);
      expect(Math.min(...boxes.map(({ top }) => top))).toBeLessThanOrEqual(0);
      expect(Math.max(...boxes.map((box) => box.left + box.width))).toBeGreaterThanOrEqual(1280);
      expect(Math.max(...boxes.map((box) => box.top + box.height))).toBeGreaterThanOrEqual(720);
      for (const { at, left, top, width, height } of boxes) {
        // None is requested that lies beside the map, but for a rounded pixel.
        expect([left <= 1281, top <= 721, left + width >= -1, top + height >= -1]).not.toContain(
          false,
        );
        const next = boxes.find((other) => other.at.x === at.x + 1 && other.at.y === at.y);
        if (next) expect(next.left).toBeCloseTo(left + width, 6);
        expect(left * ratio).toBeCloseTo(Math.round(left * ratio), 6);
      }
    }),
  );
});

test('closer than there are tiles, the closest are stretched [BEY-02]', () => {
  const camera = { centre: [2.57, 44.35], zoom: 11 } as const;
  const [tile, ...others] = tilesInView(camera, SIZE, 7);
  expect([tile?.z, others.length]).toEqual([7, 0]);
  if (tile) expect(computeTileBox(tile, camera, SIZE, 1).width).toBe(512 * 16);
});
