import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayIn } from '#platform/contract/time-zone.ts';
import { addDays, isIsoDate } from './iso-date.ts';
import {
  isPeriodPreset,
  LEAD_DATE_PRESETS,
  type PeriodPreset,
  periodBetween,
  periodFromPreset,
  TIME_PRESETS,
} from './period.ts';

const at = (preset: PeriodPreset, today: string) => {
  const { from, to } = periodFromPreset(preset, today);
  return `${from} ${to}`;
};

const anyDay = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays('1970-01-01', days));

describe('time filters [OPP-03]', () => {
  test('the current month is whole, also on its first and last day', () => {
    expect(at('current-month', '2026-02-01')).toBe('2026-02-01 2026-02-28');
    expect(at('current-month', '2026-01-31')).toBe('2026-01-01 2026-01-31');
  });
  test('February has 29 days in a leap year and 28 in 2100', () => {
    expect(at('current-month', '2028-02-10')).toBe('2028-02-01 2028-02-29');
    expect(at('current-month', '2100-02-10')).toBe('2100-02-01 2100-02-28');
  });
  test('the month before a 31st is the short month, not the 31st minus one month', () => {
    expect(at('last-month', '2026-03-31')).toBe('2026-02-01 2026-02-28');
    expect(at('last-month', '2028-03-31')).toBe('2028-02-01 2028-02-29');
  });
  test('months before January lie in the year before', () => {
    expect(at('last-month', '2026-01-15')).toBe('2025-12-01 2025-12-31');
    expect(at('last-3-months', '2026-02-15')).toBe('2025-11-01 2026-01-31');
    expect(at('last-6-months', '2026-06-30')).toBe('2025-12-01 2026-05-31');
  });
  test('year to date ends today', () => {
    expect(at('year-to-date', '2026-01-01')).toBe('2026-01-01 2026-01-01');
    expect(at('year-to-date', '2028-02-29')).toBe('2028-01-01 2028-02-29');
  });
});

describe('lead date filters [LEAD-01]', () => {
  test('yesterday crosses month, year and leap day', () => {
    expect(at('yesterday', '2026-03-01')).toBe('2026-02-28 2026-02-28');
    expect(at('yesterday', '2028-03-01')).toBe('2028-02-29 2028-02-29');
    expect(at('yesterday', '2026-01-01')).toBe('2025-12-31 2025-12-31');
  });
  test('a week runs from Monday to Sunday', () => {
    expect(at('this-week', '2026-10-05')).toBe('2026-10-05 2026-10-11');
    expect(at('this-week', '2026-10-11')).toBe('2026-10-05 2026-10-11');
    expect(at('last-week', '2026-10-11')).toBe('2026-09-28 2026-10-04');
  });
  test('the week around new year belongs to both years', () => {
    expect(at('this-week', '2027-01-01')).toBe('2026-12-28 2027-01-03');
    expect(at('last-week', '2027-01-04')).toBe('2026-12-28 2027-01-03');
  });
  test('years are whole', () => {
    expect(at('this-year', '2026-12-31')).toBe('2026-01-01 2026-12-31');
    expect(at('last-year', '2026-01-01')).toBe('2025-01-01 2025-12-31');
  });
});

test('every preset gives real days in order, on any day', () => {
  fc.assert(
    fc.property(anyDay, fc.constantFrom(...TIME_PRESETS, ...LEAD_DATE_PRESETS), (today, preset) => {
      const { from, to } = periodFromPreset(preset, today);
      expect([isIsoDate(from), isIsoDate(to), from <= to]).toEqual([true, true, true]);
    }),
  );
});

test('this period always follows the last one without a gap', () => {
  const pairs = [
    ['last-week', 'this-week'],
    ['last-month', 'this-month'],
    ['last-year', 'this-year'],
    ['yesterday', 'today'],
  ] as const;
  fc.assert(
    fc.property(anyDay, fc.constantFrom(...pairs), (today, [last, current]) => {
      expect(addDays(periodFromPreset(last, today).to, 1)).toBe(
        periodFromPreset(current, today).from,
      );
    }),
  );
});

test('a custom period may be picked from its end', () => {
  expect(periodBetween('2026-05-09', '2026-05-01')).toEqual({
    from: '2026-05-01',
    to: '2026-05-09',
  });
});

test('days that do not exist make no period', () => {
  expect(periodBetween('2026-02-30', '2026-03-01')).toBeNull();
  expect(periodBetween('2026-02-01', 'tomorrow')).toBeNull();
});

test('names from Object are not presets', () => {
  expect(isPeriodPreset('constructor')).toBe(false);
  expect(isPeriodPreset('last-week')).toBe(true);
});

test('today’s date depends on the time zone', () => {
  const lateInParis = new Date('2026-12-31T23:30:00Z');
  expect(dayIn(lateInParis, 'Europe/Paris')).toBe('2027-01-01');
  expect(dayIn(lateInParis, 'America/New_York')).toBe('2026-12-31');
  expect(dayIn(lateInParis, 'UTC')).toBe('2026-12-31');
});
