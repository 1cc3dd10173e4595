import { expect, test } from 'vitest';
import { namedRows } from './use-confirm.tsx';

const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ name: `ma.example/${at}`, figure: `${at} scans` }));

test('a question lists five rows with their figures and counts the others [TP-01]', () => {
  expect(namedRows(rows(3))).toEqual({ listed: rows(3), others: 0 });
  expect(namedRows(rows(17))).toEqual({ listed: rows(5), others: 12 });
});

test('rows on other pages are counted although their names are not loaded', () => {
  expect(namedRows(rows(2), 40)).toEqual({ listed: rows(2), others: 38 });
  expect(namedRows([], 40)).toEqual({ listed: [], others: 40 });
});
