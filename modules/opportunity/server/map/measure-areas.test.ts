import { expect, test } from 'vitest';
import { MEASURES } from '#modules/opportunity/contract/measures.ts';
import { measureAreas } from './measure-areas.ts';

type Area = Parameters<typeof measureAreas>[0][number] & { id: string };

const area = (id: string, given: Partial<Area> = {}): Area => ({
  id,
  name: id,
  population: 1_000_000,
  intentions: 100,
  intentionsBefore: 80,
  unserved: 10,
  marketValue: 500_000,
  retailers: 200,
  brandRetailers: 10,
  sales: 110_000,
  salesBefore: 100_000,
  value: null,
  grey: null,
  share: null,
  rank: null,
  ...given,
});
const choice = { measure: 'intentions', perInhabitants: false, fewIntentions: 5 } as const;

test('each measure has its value, rates have no share [OPP-01]', () => {
  const [one] = MEASURES.map((measure) => measureAreas([area('a')], { ...choice, measure })[0]);
  expect(one).toMatchObject({ rank: 1, grey: null });
  const values = MEASURES.map((measure) => {
    const [measured] = measureAreas([area('a')], { ...choice, measure });
    return [measure, measured?.value, measured?.share];
  });
  expect(values).toEqual([
    ['penetration', 0.05, null],
    ['intentions', 100, 1],
    ['marketValue', 500_000, 1],
    ['retailers', 10, 1],
    ['sales', 110_000, 1],
    ['salesGrowth', expect.closeTo(0.1), null],
    ['salesPerIntention', 1_100, null],
  ]);
});

test('an area with too little data is grey with a reason, has no rank and comes last [OPP-01]', () => {
  const grey = (measure: (typeof MEASURES)[number], given: Partial<Area>, perInhabitants = false) =>
    measureAreas([area('a', given)], { ...choice, measure, perInhabitants })[0]?.grey;
  expect(grey('intentions', { intentions: 4 })).toBe('few-intentions');
  expect(grey('marketValue', { intentions: 4 })).toBe('few-intentions');
  expect(grey('penetration', { intentions: 4 })).toBe(null);
  expect(grey('penetration', { retailers: 0, brandRetailers: 0 })).toBe('no-retailers');
  expect(grey('retailers', { retailers: 0, brandRetailers: 0 })).toBe(null);
  expect(grey('sales', { sales: null, salesBefore: null })).toBe('no-sales');
  expect(grey('salesGrowth', { salesBefore: 0 })).toBe('no-sales');
  expect(grey('salesPerIntention', { intentions: 4 })).toBe('few-intentions');
  expect(grey('intentions', { population: 0 }, true)).toBe('no-population');
  expect(grey('penetration', { population: 0 }, true)).toBe(null);
  const [first, last] = measureAreas([area('few', { intentions: 4 }), area('b')], choice);
  expect([first?.id, last?.id, last?.rank, last?.value]).toEqual(['b', 'few', null, 4]);
});

test('ranks go from the highest value, equal ones share a rank; shares are of all areas [OPP-01]', () => {
  const items = measureAreas(
    [
      area('c', { intentions: 50 }),
      area('a', { intentions: 200, population: 4_000_000 }),
      area('b', { intentions: 50 }),
      area('d', { intentions: 20, population: 10_000 }),
    ],
    choice,
  );
  expect(items.map(({ id, rank, share }) => [id, rank, share])).toEqual([
    ['a', 1, 0.625],
    ['b', 2, 0.15625],
    ['c', 2, 0.15625],
    ['d', 4, 0.0625],
  ]);
  const perInhabitants = measureAreas(items, { ...choice, perInhabitants: true });
  expect(perInhabitants.map(({ id, value }) => [id, value])).toEqual([
    ['d', 2],
    ['a', 0.05],
    ['b', 0.05],
    ['c', 0.05],
  ]);
});
