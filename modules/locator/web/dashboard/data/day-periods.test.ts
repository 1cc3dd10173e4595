import { expect, test } from 'vitest';
import { eachDay } from '#modules/locator/contract/dashboard-period.ts';
import { dayPeriods } from './dashboard-search.ts';

test('days are drawn one by one or added up by month; a missing day is not zero, one that may grow is open [LOC-07]', () => {
  const day = (text: string, count: number | null, isComplete = true) => ({
    day: text,
    count,
    isComplete,
  });
  expect(dayPeriods([day('2026-03-09', 4), day('2026-03-10', null, false)], 'fr')).toEqual([
    { key: '2026-03-09', label: '9', name: '9 mars 2026', values: { count: 4 } },
    { key: '2026-03-10', label: '10', name: '10 mars 2026', open: true, values: { count: null } },
  ]);
  const year = eachDay({ from: '2026-01-01', to: '2026-03-31' }).map((text) => day(text, 2));
  expect(dayPeriods(year, 'en').map(({ key, values }) => [key, values.count])).toEqual([
    ['2026-01', 62],
    ['2026-02', 56],
    ['2026-03', 62],
  ]);
});
