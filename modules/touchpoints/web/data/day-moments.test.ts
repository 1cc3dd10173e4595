import { expect, test } from 'vitest';
import { dayOf } from '#platform/web/date-range/iso-date.ts';
import { endOfDay, startOfDay } from './day-moments.ts';

test('a day is found again in its first and its last moment', () => {
  for (const day of ['2026-03-29', '2026-10-25', '2026-12-31']) {
    expect([dayOf(startOfDay(day)), dayOf(endOfDay(day))]).toEqual([day, day]);
    expect(endOfDay(day) > startOfDay(day)).toBe(true);
  }
});
