import { expect, test } from 'vitest';
import type { AreaFigures } from '#modules/opportunity/contract/area-figures.ts';
import { areaRows, sortRows } from './table-rows.ts';

const area = (name: string, part: Partial<AreaFigures>) =>
  ({ id: name, name, intentions: 0, intentionsBefore: 0, sales: null, ...part }) as AreaFigures;

test('the table computes growth and rates, and leaves out what cannot be divided [OPP-04]', () => {
  const [row] = areaRows(
    [
      area('Bayern', {
        intentions: 150,
        intentionsBefore: 100,
        retailers: 40,
        brandRetailers: 10,
        sales: 30_000,
        salesBefore: 0,
        population: 0,
      }),
    ],
    [{ id: 'Bayern', likeForLike: { growth: 0.12 } }],
  );
  expect(row).toMatchObject({
    intentionsGrowth: 0.5,
    penetration: 0.25,
    salesGrowth: null,
    likeForLike: 0.12,
    salesPerIntention: 200,
    population: null,
  });
});

test('any column sorts both ways, and areas without a value come last', () => {
  const rows = areaRows(
    [
      area('B', { sales: 1, grey: 'no-sales' }),
      area('A', { sales: null, grey: null }),
      area('C', { sales: 5, grey: 'few-intentions' }),
    ],
    [],
  );
  const names = (column: string, descending: boolean) =>
    sortRows(rows, { column, descending }).map(({ name }) => name);
  expect(names('sales', true)).toEqual(['C', 'B', 'A']);
  expect(names('sales', false)).toEqual(['B', 'C', 'A']);
  expect(names('name', true)).toEqual(['C', 'B', 'A']);
  expect(names('grey', false)).toEqual(['C', 'B', 'A']);
});
