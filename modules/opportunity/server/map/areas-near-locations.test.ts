import { expect, test } from 'vitest';
import { areasNear } from './areas-near-locations.ts';

/** The same numbers in each run. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

test('areas near places are those that comparing each with each finds, at all latitudes [OPP-07]', () => {
  const next = random(7);
  const areas = new Map(
    Array.from({ length: 2_000 }, (_, at) => {
      const [west, south] = [next() * 350 - 180, next() * 170 - 88];
      const box: [number, number, number, number] = [
        west,
        south,
        Math.min(180, west + next() * 4),
        Math.min(90, south + next() * 3),
      ];
      return [`${at}`, { id: `${at}`, box }];
    }),
  );
  const places = Array.from({ length: 60 }, () => ({
    longitude: next() * 360 - 180,
    latitude: next() * 180 - 90,
  }));
  for (const km of [1, 40, 500]) {
    const margin = km / 111.2 + 0.05;
    const expected = [...areas.values()].filter(({ box: [west, south, east, north] }) =>
      places.some(({ longitude, latitude }) => {
        const wide = margin / Math.max(0.1, Math.cos((latitude * Math.PI) / 180));
        const isLevel = latitude >= south - margin && latitude <= north + margin;
        return isLevel && longitude >= west - wide && longitude <= east + wide;
      }),
    );
    expect(expected.length).toBeGreaterThan(0);
    expect([...areasNear(areas, places, km)]).toEqual(expected.map(({ id }) => id));
  }
});
