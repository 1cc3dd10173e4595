import { expect, test } from 'vitest';
import { periodTable } from './period-chart.tsx';

const texts = { period: 'Period', total: 'Total', open: 'so far' };
const periods = [
  { key: '10', label: 'Oct', name: 'October', values: { won: 3, lost: 1 } },
  { key: '11', label: 'Nov', open: true, values: { won: 2, lost: null } },
];
const series = [
  { key: 'won', label: 'Won' },
  { key: 'lost', label: 'Lost' },
];

test('the table holds every number of a stacked chart and its sum', () => {
  const table = periodTable({ series, periods, texts, text: String, summed: true });
  expect(table.columns.map((column) => column.label)).toEqual(['Period', 'Won', 'Lost', 'Total']);
  expect(table.rows.map((row) => row.cells)).toEqual([
    ['October', '3', '1', '4'],
    ['Nov, so far', '2', '—', '2'],
  ]);
});

test('lines that are compared are not summed', () => {
  const table = periodTable({ series, periods, texts, text: String, summed: false });
  expect(table.columns.map((column) => column.label)).toEqual(['Period', 'Won', 'Lost']);
});

test('periods that hold nothing make no rows', () => {
  const empty = [{ key: '10', label: 'Oct', values: {} }];
  expect(periodTable({ series, periods: empty, texts, text: String, summed: true }).rows).toEqual(
    [],
  );
});
