import { expect, test } from 'vitest';
import { periodRows, spokenPeriod } from './period-data.ts';

const period = { key: '11', label: 'Nov', values: { won: 2, lost: 1 } };
const series = [
  { key: 'won', label: 'Won' },
  { key: 'lost', label: 'Lost' },
];

test('a stack is read from the top down and ends with its sum', () => {
  const rows = periodRows(period, series, String, 'Total');
  expect(spokenPeriod('November', rows)).toBe('November: Lost 1, Won 2, Total 3');
});

test('one series has no sum', () => {
  expect(periodRows(period, series.slice(0, 1), String, 'Total')).toHaveLength(1);
});

test('a value that is not known is a dash', () => {
  expect(periodRows({ ...period, values: {} }, series, String)[0]?.value).toBe('—');
});

test('the spoken label of a period includes its link text [PH-01] [GEN-06]', () => {
  const rows = [{ key: 'contacts', label: 'Contacts', value: '12' }];
  const way = { href: '/contacts', words: 'Show contacts created in May' };
  expect(spokenPeriod('May', rows)).toBe('May: Contacts 12');
  expect(spokenPeriod('May', rows, way)).toBe('May: Contacts 12. Show contacts created in May');
});
