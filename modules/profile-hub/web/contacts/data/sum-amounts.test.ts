import { expect, test } from 'vitest';
import { sumByCurrency } from './sum-amounts.ts';

test('amounts are summed per currency, and not at all if the currency of one is unknown [PH-05]', () => {
  const sold = [
    { amount: 22_800, currency: 'EUR' },
    { amount: 10_000, currency: 'CHF' },
    { amount: 200, currency: 'EUR' },
  ];
  expect(sumByCurrency(sold)).toEqual([
    { amount: 23_000, currency: 'EUR' },
    { amount: 10_000, currency: 'CHF' },
  ]);
  expect(sumByCurrency([...sold, { amount: 100, currency: null }])).toEqual([]);
  expect(sumByCurrency([...sold, { amount: null, currency: null }])).toHaveLength(2);
  expect(sumByCurrency([])).toEqual([]);
});
