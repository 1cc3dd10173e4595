import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MapMarker } from '../map-data.ts';
import { markerClusters } from './marker-clusters.ts';

const WORLD = [-180, -85, 180, 85] as const;

const markers = fc.array(
  fc.record({
    at: fc.tuple(
      fc.double({ min: -10, max: 30, noNaN: true }),
      fc.double({ min: 35, max: 65, noNaN: true }),
    ),
    inArc: fc.boolean(),
  }),
  { minLength: 1, maxLength: 120 },
);

const named = (places: { at: readonly [number, number]; inArc: boolean }[]): MapMarker[] =>
  places.map((place, index) => ({
    ...place,
    id: String(index),
    name: `Shop ${index}`,
    shape: 'disc',
  }));

test('no marker is lost or counted twice at any zoom, and neither is the arc', () => {
  fc.assert(
    fc.property(markers, fc.integer({ min: 0, max: 14 }), (places, zoom) => {
      const all = named(places);
      const shown = markerClusters(all, true)(WORLD, zoom);
      const count = shown.reduce(
        (sum, item) => sum + (item.kind === 'cluster' ? item.count : 1),
        0,
      );
      const counted = shown.reduce(
        (sum, item) =>
          sum + (item.kind === 'cluster' ? item.arc * item.count : Number(item.marker.inArc)),
        0,
      );
      expect(count).toBe(all.length);
      expect(counted).toBeCloseTo(all.filter((marker) => marker.inArc).length, 6);
    }),
    { numRuns: 40 },
  );
});

test('markers stay separate when clustering is off', () => {
  const together = named([
    { at: [2, 48], inArc: true },
    { at: [2, 48], inArc: false },
  ]);
  expect(markerClusters(together, false)(WORLD, 2).map((item) => item.kind)).toEqual([
    'marker',
    'marker',
  ]);
});

test('a cluster opens when the map comes closer', () => {
  const two = named([
    { at: [2, 48], inArc: true },
    { at: [2.2, 48.1], inArc: false },
  ]);
  const clusters = markerClusters(two, true);
  const [cluster] = clusters(WORLD, 4);
  expect(cluster).toMatchObject({ kind: 'cluster', count: 2, arc: 0.5 });
  expect(clusters(WORLD, cluster?.kind === 'cluster' ? cluster.opensAt : 0)).toHaveLength(2);
});

test('a marker for many places is shown as a cluster with the server’s count [OPP-01]', () => {
  const marker: MapMarker = {
    id: '6/1/2',
    at: [2, 44],
    name: '486 retailers',
    shape: 'disc',
    cluster: { count: 486, arc: 0.25 },
  };
  const [cluster] = markerClusters([marker], false)([0, 40, 5, 50], 6);
  expect(cluster).toMatchObject({ kind: 'cluster', id: '6/1/2', count: 486, arc: 0.25, marker });
});
