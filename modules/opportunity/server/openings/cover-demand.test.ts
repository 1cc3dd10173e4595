import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kmBetween, type Point, PointGrid } from '../retailers/point-grid.ts';
import { type ChosenPlace, coverDemand, type DemandPoint } from './cover-demand.ts';

const KM = 40;
const point = fc.record({
  longitude: fc.double({ min: 1, max: 3, noNaN: true }),
  latitude: fc.double({ min: 44, max: 46, noNaN: true }),
});
const demandOf = fc.array(
  fc
    .tuple(point, fc.integer({ min: 1, max: 50 }))
    .map(([at, intentions]) => ({ ...at, intentions })),
  { minLength: 1, maxLength: 14 },
);

/** Maximum demand that this number of candidates can cover, by trying all combinations. */
function mostCovered(demand: readonly DemandPoint[], candidates: readonly Point[], places: number) {
  const covers = candidates.map((candidate) => demand.map((of) => kmBetween(candidate, of) <= KM));
  const sumOf = (chosen: readonly number[]) =>
    demand.reduce(
      (sum, { intentions }, index) =>
        sum + (chosen.some((of) => covers[of]?.[index]) ? intentions : 0),
      0,
    );
  const best = (chosen: readonly number[], from: number): number =>
    chosen.length === places || from === candidates.length
      ? sumOf(chosen)
      : Math.max(best([...chosen, from], from + 1), best(chosen, from + 1));
  return best([], 0);
}

const total = (chosen: readonly ChosenPlace[]) =>
  chosen.reduce((sum, { intentions }) => sum + intentions, 0);

describe('where to open next [OPP-01]', () => {
  test('the first place is the best one, and all together cover at least 1 − 1/e of the best choice', () =>
    fc.assert(
      fc.asyncProperty(demandOf, fc.array(point, { maxLength: 4 }), async (demand, prospects) => {
        const candidates = [...prospects, ...demand];
        const chosen = await coverDemand(demand, candidates, { km: KM, places: 3 });
        expect(chosen[0]?.intentions).toBe(mostCovered(demand, candidates, 1));
        const best = mostCovered(demand, candidates, 3);
        expect(total(chosen)).toBeGreaterThanOrEqual((1 - 1 / Math.E) * best);
        const covered = chosen.flatMap(({ covers }) => covers);
        expect(new Set(covered).size).toBe(covered.length);
        for (const { candidate, covers, intentions } of chosen) {
          const at = candidates[candidate] as Point;
          const sum = covers.reduce((all, index) => all + (demand[index]?.intentions ?? 0), 0);
          expect(sum).toBe(intentions);
          for (const index of covers)
            expect(kmBetween(at, demand[index] as Point)).toBeLessThanOrEqual(KM + 1e-6);
        }
      }),
    ));

  test('the places are ordered by what each adds, end with the demand, and are the same every time', async () => {
    const demand = [
      { longitude: 2, latitude: 45, intentions: 5 },
      { longitude: 2.1, latitude: 45, intentions: 5 },
      { longitude: 9, latitude: 45, intentions: 7 },
    ];
    const choice = { km: KM, places: 10 };
    const chosen = await coverDemand(demand, demand, choice);
    expect(chosen).toEqual([
      { candidate: 0, covers: [0, 1], intentions: 10 },
      { candidate: 2, covers: [2], intentions: 7 },
    ]);
    expect(await coverDemand(demand, demand, choice)).toEqual(chosen);
    expect(await coverDemand([], [], choice)).toEqual([]);
  });

  test('a cancelled computation ends at its next pause', async () => {
    const demand = [{ longitude: 2, latitude: 45, intentions: 5 }];
    const pause = () => {
      throw new Error('cancelled');
    };
    await expect(coverDemand(demand, demand, { km: KM, places: 1, pause })).rejects.toThrow(
      'cancelled',
    );
  });
});

test('points are found within the radius by distance, even at the date line and the poles', () => {
  const anywhere = fc.record({
    longitude: fc.oneof(
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.constantFrom(-180, 180, 179.9, -179.9, 0),
    ),
    latitude: fc.oneof(
      fc.double({ min: -90, max: 90, noNaN: true }),
      fc.constantFrom(90, -90, 89.9, 0),
    ),
  });
  return fc.assert(
    fc.asyncProperty(
      fc.array(anywhere, { maxLength: 30 }),
      anywhere,
      fc.integer({ min: 1, max: 200 }),
      async (points, middle, km) => {
        const found: number[] = [];
        (await PointGrid.of(points, km)).within(middle, (index) => found.push(index));
        const expected = points.flatMap((at, index) =>
          kmBetween(at, middle) <= km ? [index] : [],
        );
        const differ = [...found, ...expected].filter(
          (index) => found.includes(index) !== expected.includes(index),
        );
        // If the distance equals the radius, rounding decides.
        for (const index of differ)
          expect(kmBetween(points[index] as Point, middle)).toBeCloseTo(km, 6);
      },
    ),
  );
});
