import { expect, test } from 'vitest';
import { type HotFigures, hotAreas } from './measure-areas.ts';

const area = (id: string, given: Partial<HotFigures> = {}): HotFigures => ({
  id,
  intentions: 100,
  intentionsBefore: 100,
  unserved: 0,
  retailers: 100,
  brandRetailers: 10,
  ...given,
});
const others = (count: number) => Array.from({ length: count }, (_, at) => area(`other-${at}`));

test('an area is hot where demand grows by a quarter and fewer retailers than usual sell the brand [OPP-05]', () => {
  const low = { brandRetailers: 2 };
  const areas = [
    area('grows', { ...low, intentions: 125 }),
    area('grows-less', { ...low, intentions: 124 }),
    area('grows-but-sold', { intentions: 200 }),
    area('few', { ...low, intentions: 4, intentionsBefore: 1 }),
    area('new', { ...low, intentionsBefore: 0 }),
    ...others(40),
  ];
  expect([...hotAreas(areas, 5)]).toEqual(['grows']);
});

test('an area is hot if one intention in ten is unserved, even without any retailer [OPP-05]', () => {
  const areas = [
    area('unserved', { unserved: 10, brandRetailers: 1 }),
    area('nobody', { unserved: 30, retailers: 0, brandRetailers: 0 }),
    area('served', { unserved: 9, brandRetailers: 1 }),
    ...others(40),
  ];
  expect([...hotAreas(areas, 5)]).toEqual(['nobody', 'unserved']);
});

test('one area in ten is marked, those with most unserved and new intentions, and never more than ten [OPP-05]', () => {
  const growing = (count: number) =>
    Array.from({ length: count }, (_, at) =>
      area(`hot-${at}`, { intentions: 130 + at, brandRetailers: 0 }),
    );
  expect([...hotAreas([...growing(5), ...others(15)], 5)]).toEqual(['hot-4', 'hot-3']);
  expect(hotAreas([...growing(50), ...others(150)], 5).size).toBe(10);
  expect(hotAreas([], 5).size).toBe(0);
});
