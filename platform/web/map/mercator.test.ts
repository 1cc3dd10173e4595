import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LngLat } from './map-data.ts';
import { cameraBounds, cameraOn, fromWorld, pointOn, toScreen, toWorld } from './mercator.ts';

const place = fc.tuple(
  fc.double({ min: -170, max: 170, noNaN: true }),
  fc.double({ min: -80, max: 80, noNaN: true }),
);
const SIZE = { width: 800, height: 600 };

test('a place survives the way to the world and back', () => {
  fc.assert(
    fc.property(place, (at) => {
      const [longitude, latitude] = fromWorld(toWorld(at));
      expect(longitude).toBeCloseTo(at[0], 6);
      expect(latitude).toBeCloseTo(at[1], 6);
    }),
  );
});

test('the centre of the camera is the middle of the screen', () => {
  expect(toScreen([2.35, 48.85], { centre: [2.35, 48.85], zoom: 6 }, SIZE)).toEqual({
    x: 400,
    y: 300,
  });
});

/** Positions away from the world's edge; at the edge the camera stays on the world and the margin shrinks. */
const amidTheWorld = fc.tuple(
  fc.double({ min: -170, max: 160, noNaN: true }),
  fc.double({ min: -75, max: 75, noNaN: true }),
);

test('requested bounds fit inside the margin', () => {
  fc.assert(
    fc.property(
      amidTheWorld,
      fc.double({ min: 0.1, max: 9, noNaN: true }),
      ([west, south], span) => {
        const camera = cameraOn({ bounds: [west, south, west + span, south + span / 2] }, SIZE, 32);
        const corners: LngLat[] = [
          [west, south],
          [west + span, south + span / 2],
        ];
        for (const corner of corners) {
          const { x, y } = toScreen(corner, camera, SIZE);
          expect(x).toBeGreaterThanOrEqual(31.9);
          expect(x).toBeLessThanOrEqual(768.1);
          expect(y).toBeGreaterThanOrEqual(31.9);
          expect(y).toBeLessThanOrEqual(568.1);
        }
      },
    ),
  );
});

test('bounds fit within the edges that panels leave free', () => {
  const within = { top: 60, right: 20, bottom: 40, left: 240 };
  const camera = cameraOn({ bounds: [2, 42, 12, 52], within }, SIZE, 32);
  const [a, b] = [toScreen([2, 52], camera, SIZE), toScreen([12, 42], camera, SIZE)];
  expect(a.x - within.left).toBeCloseTo(SIZE.width - within.right - b.x, 6);
  expect(a.y - within.top).toBeCloseTo(SIZE.height - within.bottom - b.y, 6);
  expect(Math.min(a.x - within.left, a.y - within.top)).toBeCloseTo(0, 6);
});

test('at the edge of the world the margin shrinks, and the requested bounds stay on the screen', () => {
  const camera = cameraOn({ bounds: [171, -80, 180, -75.5] }, SIZE, 32);
  const { x } = toScreen([180, -77], camera, SIZE);
  expect(x).toBeGreaterThan(768);
  expect(x).toBeLessThanOrEqual(800.001);
});

test('the bounds of a camera are the corners of its screen', () => {
  const camera = { centre: [2.5, 44.4], zoom: 7 } as const;
  const [west, south] = cameraBounds(camera, SIZE);
  const corner = toScreen([west, south], camera, SIZE);
  expect(corner.x).toBeCloseTo(0, 6);
  expect(corner.y).toBeCloseTo(600, 6);
});

test('a point on the screen converts to a position and back to the same point [BEY-02]', () => {
  const camera = { centre: [2.57, 44.35] as const, zoom: 7.3 };
  fc.assert(
    fc.property(fc.nat(800), fc.nat(600), (x, y) => {
      const back = toScreen(pointOn({ x, y }, camera, SIZE), camera, SIZE);
      expect(back.x).toBeCloseTo(x, 4);
      expect(back.y).toBeCloseTo(y, 4);
    }),
  );
});

test('the edge of the world is never looked past, as MapLibre has it [BEY-02]', () => {
  const far = cameraOn({ centre: [2.35, 48.85], zoom: 0 }, SIZE, 32);
  expect(far.zoom).toBeCloseTo(Math.log2(800 / 512), 9);
  expect(far.centre[0]).toBeCloseTo(0, 9);
  fc.assert(
    fc.property(place, fc.double({ min: -2, max: 20, noNaN: true }), (centre, zoom) => {
      const camera = cameraOn({ centre, zoom }, SIZE, 32);
      expect(camera.zoom).toBeLessThanOrEqual(14);
      const [west, south, east, north] = cameraBounds(camera, SIZE);
      expect(west).toBeGreaterThanOrEqual(-180.001);
      expect(east).toBeLessThanOrEqual(180.001);
      expect(south).toBeGreaterThanOrEqual(-85.06);
      expect(north).toBeLessThanOrEqual(85.06);
    }),
  );
});

test('a valid view is used unchanged', () => {
  const view = { centre: [10.5, 55.9], zoom: 5 } as const;
  expect(cameraOn(view, SIZE, 32)).toEqual(view);
});
