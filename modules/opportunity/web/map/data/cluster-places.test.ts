import { expect, test } from 'vitest';
import type { AreaOutlines, LngLat, MapMarker } from '#platform/web/map/map-data.ts';
import { type Point, toWorld } from '#platform/web/map/mercator.ts';
import { moveIntoAreas } from './cluster-places.ts';

const ZOOM = 5;
const VIEW = { zoom: ZOOM, labels: new Map<string, LngLat>() };

/** Two countries, with their border at the tenth meridian. */
const outlines = outlinesOf({ west: [0, 10], east: [10, 20] });

test('a cluster on a border moves into the area where its retailers are [OPP-02]', () => {
  const [moved] = moveIntoAreas([cluster('a', [9.9, 50])], outlines, VIEW);
  expect(between(moved?.at, [10, 50])).toBeGreaterThanOrEqual(13);
  expect(moved?.at[0]).toBeLessThan(10);
  expect(between(moved?.at, [9.9, 50])).toBeLessThan(36);
});

test('a cluster within an area and one outside all areas stay where they are', () => {
  const markers = [cluster('in', [5, 50]), cluster('out', [30, 50])];
  const [inside, outside] = moveIntoAreas(markers, outlines, VIEW);
  expect(between(inside?.at, [5, 50])).toBeLessThan(0.01);
  expect(outside).toBe(markers[1]);
});

test('an area far from all clusters is not projected, however many points it has [OPP-02]', () => {
  const far = outlinesOf({ far: [60, 70] });
  const [feature] = far.features;
  let reads = 0;
  const counted = new Proxy(feature?.geometry.coordinates ?? [], {
    get(target, key) {
      reads += 1;
      return Reflect.get(target, key);
    },
  });
  Object.assign(feature?.geometry ?? {}, { coordinates: counted });
  moveIntoAreas([cluster('a', [9.9, 50])], far, VIEW);
  expect(reads).toBeGreaterThan(0);
  const once = reads;
  moveIntoAreas([cluster('a', [9.9, 50])], far, { ...VIEW, zoom: 6 });
  expect(reads).toBe(once);
});

test('a cluster at a coast that the outline leaves out moves onto the land', () => {
  const [moved] = moveIntoAreas([cluster('a', [-0.2, 50])], outlines, VIEW);
  expect(moved?.at[0]).toBeGreaterThan(0);
  expect(between(moved?.at, [0, 50])).toBeGreaterThanOrEqual(13);
});

test('a cluster does not move onto another one or a marker, and a marker never moves', () => {
  const markers = [cluster('a', [9.9, 50]), cluster('b', [9.1, 50]), dot('c', [9.2, 50.6])];
  const [a, b, c] = moveIntoAreas(markers, outlines, VIEW);
  expect(between(a?.at, b?.at)).toBeGreaterThanOrEqual(26);
  expect(between(a?.at, c?.at)).toBeGreaterThanOrEqual(19);
  expect(c).toBe(markers[2]);
});

test('in an area smaller than its disc a cluster lies in the middle', () => {
  const narrow = outlinesOf({ narrow: [9, 10] });
  const [moved] = moveIntoAreas([cluster('a', [9.9, 50])], narrow, VIEW);
  expect(moved?.at[0]).toBeGreaterThan(9.3);
  expect(moved?.at[0]).toBeLessThan(9.7);
});

test('a cluster that is alone in its area stands in the middle of it, and goes to its retailers when opened [OPP-02]', () => {
  const labels = new Map<string, LngLat>([['west', [5, 50]]]);
  const [moved] = moveIntoAreas([cluster('a', [6, 50.2])], outlines, { zoom: ZOOM, labels });
  expect(between(moved?.at, [5, 50])).toBeLessThan(0.01);
  expect(moved?.cluster?.middle).toEqual([6, 50.2]);
  const two = [cluster('a', [6, 50.2]), cluster('b', [2, 44])];
  const [stays] = moveIntoAreas(two, outlines, { zoom: ZOOM, labels });
  expect(between(stays?.at, [6, 50.2])).toBeLessThan(0.01);
  const [far] = moveIntoAreas([cluster('a', [6, 57])], outlines, { zoom: ZOOM, labels });
  expect(between(far?.at, [6, 57])).toBeCloseTo(72, 0);
});

function outlinesOf(areas: Record<string, [west: number, east: number]>): AreaOutlines {
  return {
    type: 'FeatureCollection',
    features: Object.entries(areas).map(([id, [west, east]]) => ({
      type: 'Feature',
      properties: { id },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [west, 40],
            [east, 40],
            [east, 60],
            [west, 60],
            [west, 40],
          ],
        ],
      },
    })),
  };
}

function cluster(id: string, at: LngLat): MapMarker {
  return { id, at, name: id, shape: 'disc', cluster: { count: 20, arc: 0.5 } };
}

function dot(id: string, at: LngLat): MapMarker {
  return { id, at, name: id, shape: 'disc' };
}

function between(one: LngLat = [0, 0], other: LngLat = [0, 0]): number {
  const [a, b] = [onScreen(one), onScreen(other)];
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function onScreen(at: LngLat): Point {
  const { x, y } = toWorld(at);
  return { x: x * 2 ** ZOOM, y: y * 2 ** ZOOM };
}
