import { expect, test } from 'vitest';
import { eachDay } from '#modules/locator/contract/dashboard-period.ts';
import { dayPeriods, lastReportedDay } from './dashboard-search.ts';

test('days are drawn one by one or added up by month; a day that the source has not reported is missing, one that may grow is open [LOC-07]', () => {
  const day = (text: string, count: number | null, isComplete = true) => ({
    day: text,
    count,
    isComplete,
  });
  const reported = [
    day('2026-03-09', 4),
    day('2026-03-10', 5, false),
    day('2026-03-11', null, false),
  ];
  expect(dayPeriods(reported, { locale: 'fr', until: '2026-03-12' })).toEqual([
    { key: '2026-03-09', label: '9', name: '9 mars 2026', values: { count: 4 } },
    { key: '2026-03-10', label: '10', name: '10 mars 2026', open: true, values: { count: 5 } },
    ...['11', '12'].map((label) => ({
      ...{ key: `2026-03-${label}`, label, name: `${label} mars 2026` },
      ...{ missing: true, values: { count: null } },
    })),
  ]);
  expect(lastReportedDay(reported, '2026-03-12')).toBe('2026-03-10');
  expect(lastReportedDay(reported, '2026-03-10')).toBeUndefined();
  const year = eachDay({ from: '2026-01-01', to: '2026-03-31' }).map((text) => day(text, 2));
  expect(
    dayPeriods(year, { locale: 'en', until: '2026-03-31' }).map(({ key, values }) => [
      key,
      values.count,
    ]),
  ).toEqual([
    ['2026-01', 62],
    ['2026-02', 56],
    ['2026-03', 62],
  ]);
});
