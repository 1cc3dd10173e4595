import { expect, test } from 'vitest';
import { priceTyped } from './press.ts';

test.each([
  ['249', 24_900],
  ['249,90', 24_990],
  ['2 890,50 €', 289_050],
  ['NOK 2,890', 289_000],
  ['1.250', 125_000],
  ['0', 0],
  ['10000000', 1_000_000_000],
])('%s is %i hundredths [LEAD-04]', (typed, hundredths) => {
  expect(priceTyped(typed)).toBe(hundredths);
});

test.each(['-1', '1e300', '10000000.01', '1.2345', 'NaN', 'free', '--1', '1'.repeat(400)])(
  '%s is no price [LEAD-04]',
  (typed) => {
    expect(priceTyped(typed)).toBeUndefined();
  },
);
