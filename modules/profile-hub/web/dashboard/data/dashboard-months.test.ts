import { expect, test } from 'vitest';
import { dashboardMonths } from './dashboard-months.ts';

test('the period of the dashboard stands in its address, and what is no period is the first one [PH-01]', () => {
  expect(dashboardMonths({ months: '24' })).toBe(24);
  expect(dashboardMonths({ months: 24 })).toBe(24);
  for (const months of [undefined, '7', 'toString', { a: 1 }, ['24', '12']])
    expect(dashboardMonths({ months })).toBe(12);
});
