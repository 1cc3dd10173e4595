import { expect, test } from 'vitest';
import { comparedMonths, comparedWith, dashboardMonths } from './dashboard-months.ts';

test('the period of the dashboard is read from its URL, and an invalid one is the default [PH-01]', () => {
  expect(dashboardMonths({ months: '24' })).toBe(24);
  expect(dashboardMonths({ months: 24 })).toBe(24);
  for (const months of [undefined, '7', 'toString', { a: 1 }, ['24', '12']])
    expect(dashboardMonths({ months })).toBe(12);
});

const monthes = ['2026-07', '2026-08', '2026-09', '2026-10', '2026-11'].map((month, at) => ({
  month,
  count: at * 10,
}));

test('the figures are compared with the month in the URL, if that month is shown [PH-01]', () => {
  expect(comparedMonths({ compare: '3' }, monthes)).toBe(3);
  for (const compare of [undefined, '2', '12', ['3', '1']])
    expect(comparedMonths({ compare }, monthes)).toBe(1);
  expect(comparedWith(monthes, 1)).toEqual({ reference: 30, since: '2026-11-01' });
  expect(comparedWith(monthes, 3)).toEqual({ reference: 10, since: '2026-09-01' });
  expect(comparedWith([], 1)).toEqual({ reference: 0, since: undefined });
});
