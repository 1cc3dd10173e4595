import { CellFault, type ReadCell } from '../import-column.ts';
import { PLAIN_NUMBER, parseNumber } from './parse-number.ts';

const CURRENCY = /\p{Sc}|\b(?:[A-Z]{3}|kr)\b\.?/gu;
/** Amounts are stored as integer hundredths, which are no longer exact beyond this limit. */
const LARGEST = 1_000_000_000_000;

/** An amount, stored in hundredths: "1 234,50 €" is 123450. */
export const money: ReadCell<number> = (given) => {
  const value = parseNumber(PLAIN_NUMBER.test(given) ? given : given.replaceAll(CURRENCY, ''));
  if (value === undefined || value < 0 || value > LARGEST) return new CellFault('notMoney');
  const hundredths = Math.round(value * 100);
  return Math.abs(value * 100 - hundredths) < 1e-6 * Math.max(1, value)
    ? hundredths
    : new CellFault('notMoney');
};
