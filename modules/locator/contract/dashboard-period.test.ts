import { expect, test } from 'vitest';
import { DASHBOARD_PERIODS, dashboardRanges, eachDay } from './dashboard-period.ts';

test('each period has as many days before it, or the same days of the year before, over months and years of any length [LOC-07]', () => {
  const today = '2026-03-17';
  const ranges = Object.fromEntries(
    DASHBOARD_PERIODS.map((period) => {
      const { range, before } = dashboardRanges({ period, day: '2026-03-01' }, today);
      return [period, [range.from, range.to, before.from, before.to].join(' ')];
    }),
  );
  expect(ranges).toEqual({
    'this-month': '2026-03-01 2026-03-17 2026-02-12 2026-02-28',
    'last-month': '2026-02-01 2026-02-28 2026-01-04 2026-01-31',
    'last-3-months': '2025-12-01 2026-02-28 2025-09-02 2025-11-30',
    'last-6-months': '2025-09-01 2026-02-28 2025-03-04 2025-08-31',
    'this-year': '2026-01-01 2026-03-17 2025-10-17 2025-12-31',
    day: '2026-03-01 2026-03-01 2026-02-28 2026-02-28',
  });
  expect(dashboardRanges({ period: 'last-month', compare: 12 }, '2028-03-17').before).toEqual({
    from: '2027-02-01',
    to: '2027-02-28',
  });
  expect(eachDay({ from: '2024-02-28', to: '2024-03-01' })).toEqual([
    '2024-02-28',
    '2024-02-29',
    '2024-03-01',
  ]);
});
