import { expect, test } from 'vitest';
import { CellFault } from '#platform/server/imports/import-column.ts';
import { quantityColumns } from './quantity-import.ts';

function read(given: string): unknown {
  const column = quantityColumns.find(({ key }) => key === 'quantity');
  const value = column?.read(given, {
    locale: 'de',
    textOf: () => '',
    translate: (key) => key,
    textsOf: () => [],
  });
  return value instanceof CellFault ? value.code : value;
}

test.each([
  ['0', 0],
  ['12000', 12_000],
  ['007', 7],
  ['1000000000', 1_000_000_000],
])('%s is a quantity: digits alone [TP-08]', (given, quantity) => {
  expect(read(given)).toBe(quantity);
});

test.each([
  ['12.000', 'notWhole'],
  ['12,000', 'notWhole'],
  ['12 000', 'notWhole'],
  ['12\u00a0000', 'notWhole'],
  ['12\u202f000', 'notWhole'],
  ['12’000', 'notWhole'],
  ["12'000", 'notWhole'],
  ['12.0', 'notWhole'],
  ['6,5', 'notWhole'],
  ['-12.000', 'notWhole'],
  ['1e3', 'notWhole'],
  ['+5', 'notWhole'],
  ['４７', 'notWhole'],
  ['-40', 'touchpoints.belowZero'],
  ['−40', 'touchpoints.belowZero'],
  ['1000000001', 'aboveMax'],
  ['99999999999999999999', 'aboveMax'],
  ['ca. 5000', 'notNumber'],
  ['10 000 env.', 'notNumber'],
  ['-', 'notNumber'],
])(
  '%s is refused, for spreadsheets write twelve thousand and twelve alike [TP-08]',
  (given, code) => {
    expect(read(given)).toBe(code);
  },
);
