import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { IndexedRetailers, type RetailerRecord } from './indexed-retailers.ts';
import { kilometres } from './map-geometry.ts';
import { findViewClusters } from './retailers.routes.ts';

function retailer(given: Partial<RetailerRecord> & { id: string }): RetailerRecord {
  return {
    name: `Retailer ${given.id}`,
    city: 'Lyon',
    latitude: 45.76,
    longitude: 4.83,
    affiliation: '',
    activity: '',
    subActivity: '',
    type: '',
    sells: true,
    closed: false,
    areas: ['FR:1:FR', null, 'FR:3:69', null],
    ...given,
  };
}

function indexOf(...records: (Partial<RetailerRecord> & { id: string })[]): IndexedRetailers {
  const index = new IndexedRetailers();
  for (const record of records) index.put(retailer(record));
  return index;
}

describe('the index of retailers [OPP-01] [OPP-03]', () => {
  test('counts by area within the filters; a closed location is not counted but retains its area', () => {
    const index = indexOf(
      { id: 'a', affiliation: 'Chain', activity: 'Kitchen', subActivity: 'Knives', type: 'Shop' },
      { id: 'b', sells: false, activity: 'Kitchen', areas: ['FR:1:FR', null, 'FR:3:01', null] },
      { id: 'c', closed: true, sells: false },
      { id: 'd', latitude: null, longitude: null, areas: [null, null, null, null] },
    );
    expect(index.size).toBe(3);
    expect(index.countByArea(1, {})).toEqual(
      new Map([
        ['FR:1:FR', { retailers: 2, brandRetailers: 1 }],
        ['', { retailers: 1, brandRetailers: 1 }],
      ]),
    );
    const by = (choice: Parameters<IndexedRetailers['countByArea']>[1]) => [
      ...index.countByArea(3, choice).keys(),
    ];
    expect(by({ activities: ['Kitchen'] })).toEqual(['FR:3:69', 'FR:3:01']);
    expect(by({ activities: ['Kitchen/Knives'] })).toEqual(['FR:3:69']);
    expect(by({ affiliations: ['Chain'], types: ['Other'] })).toEqual([]);
    expect(by({ visible: new Set(['b', 'unknown']) })).toEqual(['FR:3:01']);
    expect(index.areaOf(3, 'c')).toBe('FR:3:69');
    expect(index.areaOf(2, 'c')).toBeNull();
    expect(index.areaOf(3, 'unknown')).toBeNull();
  });

  test('follows changes and removals', () => {
    const index = indexOf({ id: 'a' }, { id: 'b' });
    index.put(retailer({ id: 'a', sells: false, areas: ['DE:1:DE', null, null, null] }));
    index.remove('b');
    index.remove('b');
    expect(index.size).toBe(1);
    expect(index.countByArea(1, {})).toEqual(
      new Map([['DE:1:DE', { retailers: 1, brandRetailers: 0 }]]),
    );
    expect(index.within([-180, -90, 180, 90], {})).toEqual(['a']);
  });

  test('finds the same as a comparison with every retailer, also at the date line and the poles', () => {
    const point = fc.record({
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    });
    fc.assert(
      fc.property(
        fc.array(point, { maxLength: 40 }),
        point,
        fc.integer({ min: 1, max: 5_000 }),
        fc.boolean(),
        (points, center, km, isLarge) => {
          const index = indexOf(...points.map((at, id) => ({ id: String(id), ...at })));
          // Enough rows that the grid is built.
          if (isLarge)
            for (let row = 0; row < 1_100; row += 1)
              index.put(retailer({ id: `far ${row}`, latitude: null, longitude: null }));
          const near = index.near(center, { km, limit: 1_000 }).map(({ id }) => Number(id));
          const expected = points.flatMap((at, id) =>
            kilometres(center, at.longitude, at.latitude) <= km ? [id] : [],
          );
          expect(near.toSorted((a, b) => a - b)).toEqual(expected);
          const [west, east] = [center.longitude, -center.longitude];
          const inView = points.flatMap(({ longitude, latitude }, id) => {
            const isBetween =
              west <= east
                ? longitude >= west && longitude <= east
                : longitude >= west || longitude <= east;
            return isBetween && latitude >= -30 && latitude <= 60 ? [String(id)] : [];
          });
          const found = index.within([west, -30, east, 60], {});
          expect(found.toSorted((a, b) => Number(a) - Number(b))).toEqual(inView);
        },
      ),
    );
  });

  test('the nearest come first, as many as wanted, and only sellers where only they are wanted', () => {
    const index = indexOf(
      { id: 'far', latitude: 46.2 },
      { id: 'near', latitude: 45.77, sells: false },
      { id: 'here' },
    );
    const lyon = { longitude: 4.83, latitude: 45.76 };
    const ids = (given: { km: number; limit: number; sells?: boolean }) =>
      index.near(lyon, given).map(({ id }) => id);
    expect(ids({ km: 100, limit: 5 })).toEqual(['here', 'near', 'far']);
    expect(ids({ km: 100, limit: 2 })).toEqual(['here', 'near']);
    expect(ids({ km: 100, limit: 5, sells: true })).toEqual(['here', 'far']);
    expect(ids({ km: 5, limit: 5 })).toEqual(['here', 'near']);
  });
});

describe('clusters of a view [OPP-01]', () => {
  const FRANCE = [-5, 41, 10, 51] as const;
  const view = (index: IndexedRetailers, zoom: number, bounds: readonly number[] = FRANCE) =>
    findViewClusters(index, {
      bounds: bounds as [number, number, number, number],
      zoom,
      choice: {},
    });

  test('retailers of one cell are a cluster at the one nearest to their middle, a lone one is a marker', () => {
    const index = indexOf(
      { id: 'a' },
      { id: 'b', latitude: 45.78, sells: false },
      { id: 'c', latitude: 48.85, longitude: 2.35 },
      { id: 'd', latitude: null, longitude: null },
      { id: 'e', latitude: 52.5, longitude: 13.4 },
    );
    const { clusters, markers, inView, withoutPosition } = view(index, 6);
    expect(clusters).toMatchObject([{ retailers: 2, brandRetailers: 1, longitude: 4.83 }]);
    expect([45.76, 45.78]).toContain(clusters[0]?.latitude);
    expect(clusters[0]?.id).toMatch(/^8\/\d+\/\d+$/);
    expect(markers.map(({ id }) => id)).toEqual(['c']);
    expect([inView, withoutPosition]).toEqual([3, 1]);
    expect(view(index, 12, [4.8, 45.7, 4.9, 45.8])).toMatchObject({
      clusters: [],
      markers: [{ id: 'b' }, { id: 'a' }],
    });
  });

  test('a cluster has the same number and place when the view moves', () => {
    const index = indexOf(
      ...Array.from({ length: 50 }, (_, at) => ({ id: `${at}`, longitude: 4.8 + at / 1_000 })),
    );
    expect(view(index, 6).clusters[0]?.longitude).toBeCloseTo(4.824, 2);
    const [one] = view(index, 6, [4.81, 45, 6, 46]).clusters;
    const [other] = view(index, 6, [3, 45, 4.82, 46]).clusters;
    expect(one).toEqual(other);
    expect(one?.retailers).toBe(50);
  });

  test('retailers at one address are separate markers from zoom 15', () => {
    const index = indexOf({ id: 'a' }, { id: 'b' });
    expect(view(index, 14.9, [4.8, 45.7, 4.9, 45.8]).clusters).toHaveLength(1);
    expect(view(index, 15, [4.82, 45.75, 4.84, 45.77]).markers).toHaveLength(2);
  });

  test('a view across the date line shows both sides, and none twice', () => {
    const index = indexOf(
      { id: 'fiji', latitude: -17, longitude: 178 },
      { id: 'samoa', latitude: -14, longitude: -172 },
      { id: 'lyon' },
    );
    const found = view(index, 5, [170, -30, -160, 10]);
    expect(found.markers.map(({ id }) => id).sort()).toEqual(['fiji', 'samoa']);
    expect(view(index, 0, [1, -80, 0.9, 80])).toMatchObject({ inView: 3 });
    const round = view(index, 3, [1, -80, 0.9, 80]);
    expect(round.clusters.length * 2 + round.markers.length).toBeLessThanOrEqual(3);
  });

  test('whatever zoom a view comes with, its marks are bounded', () => {
    const index = new IndexedRetailers();
    for (let at = 0; at < 20_000; at += 1)
      index.put(
        retailer({
          id: `${at}`,
          longitude: ((at * 7919) % 36_000) / 100 - 180,
          latitude: ((at * 104_729) % 16_000) / 100 - 80,
        }),
      );
    const { clusters, markers, inView } = view(index, 22, [-180, -90, 180, 90]);
    expect(clusters.length + markers.length).toBeLessThanOrEqual(2_000);
    expect(inView).toBe(20_000);
    const sum = clusters.reduce((all, { retailers }) => all + retailers, markers.length);
    expect(sum).toBe(20_000);
    expect(view(index, 8, [5, 50, 4, 40]).markers.length).toBeLessThanOrEqual(2_000);
    expect(view(index, 8, [4, 50, 5, 40])).toMatchObject({ clusters: [], markers: [], inView: 0 });
  });
});
