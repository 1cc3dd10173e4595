import { describe, expect, test } from 'vitest';
import {
  addMonths,
  daysIn,
  type ErpChoice,
  erpFault,
  erpRanges,
  fittingReference,
  type MapPeriod,
  mapRanges,
} from './periods.ts';

const days = ({ from, to }: { from: string; to: string }) => `${from} ${to}`;

describe('periods of the map [OPP-03]', () => {
  test.each<[today: string, MapPeriod, range: string, before: string]>([
    ['2026-11-17', 'current-month', '2026-11-01 2026-11-17', '2026-10-01 2026-10-17'],
    ['2026-11-01', 'current-month', '2026-11-01 2026-11-01', '2026-10-01 2026-10-01'],
    ['2026-03-31', 'current-month', '2026-03-01 2026-03-31', '2026-02-01 2026-02-28'],
    ['2028-03-30', 'current-month', '2028-03-01 2028-03-30', '2028-02-01 2028-02-29'],
    ['2026-02-28', 'current-month', '2026-02-01 2026-02-28', '2026-01-01 2026-01-28'],
    ['2027-01-31', 'current-month', '2027-01-01 2027-01-31', '2026-12-01 2026-12-31'],
    ['2026-03-31', 'last-month', '2026-02-01 2026-02-28', '2026-01-01 2026-01-31'],
    ['2027-01-01', 'last-month', '2026-12-01 2026-12-31', '2026-11-01 2026-11-30'],
    ['2026-11-17', 'last-3-months', '2026-08-01 2026-10-31', '2026-05-01 2026-07-31'],
    ['2026-02-10', 'last-3-months', '2025-11-01 2026-01-31', '2025-08-01 2025-10-31'],
    ['2026-11-17', 'last-6-months', '2026-05-01 2026-10-31', '2025-11-01 2026-04-30'],
    ['2026-11-17', 'year-to-date', '2026-01-01 2026-11-17', '2025-01-01 2025-11-17'],
    ['2028-02-29', 'year-to-date', '2028-01-01 2028-02-29', '2027-01-01 2027-02-28'],
    ['2029-02-28', 'year-to-date', '2029-01-01 2029-02-28', '2028-01-01 2028-02-28'],
    ['2026-01-01', 'year-to-date', '2026-01-01 2026-01-01', '2025-01-01 2025-01-01'],
  ])('%s, %s is %s, compared with %s', (today, period, range, before) => {
    const ranges = mapRanges(period, today);
    expect([days(ranges.range), days(ranges.before)]).toEqual([range, before]);
  });
});

type Row = [today: string, choice: Partial<ErpChoice>, range: string, against: string];
const choiceOf = (choice: Partial<ErpChoice>): ErpChoice => ({
  against: 'last-year',
  period: 'month',
  reference: 'full-month',
  ...choice,
});
const previous = 'previous-period';
const toDate = 'month-to-date';
const custom = (from?: string, to?: string) => ({ period: 'custom' as const, from, to });

describe('periods of the ERP comparison [OPP-04]', () => {
  test.each<Row>([
    // A full month is the last completed one, compared with a full one.
    ['2026-11-17', {}, '2026-10-01 2026-10-31', '2025-10-01 2025-10-31'],
    ['2029-03-01', {}, '2029-02-01 2029-02-28', '2028-02-01 2028-02-29'],
    ['2028-03-31', {}, '2028-02-01 2028-02-29', '2027-02-01 2027-02-28'],
    ['2026-11-17', { against: previous }, '2026-10-01 2026-10-31', '2026-09-01 2026-09-30'],
    ['2027-01-31', { against: previous }, '2026-12-01 2026-12-31', '2026-11-01 2026-11-30'],
    // A month to date is compared with the same dates.
    ['2026-11-17', { reference: toDate }, '2026-11-01 2026-11-17', '2025-11-01 2025-11-17'],
    ['2029-02-28', { reference: toDate }, '2029-02-01 2029-02-28', '2028-02-01 2028-02-28'],
    ['2028-02-29', { reference: toDate }, '2028-02-01 2028-02-29', '2027-02-01 2027-02-28'],
    [
      '2026-03-31',
      { reference: toDate, against: previous },
      '2026-03-01 2026-03-31',
      '2026-02-01 2026-02-28',
    ],
    [
      '2026-04-30',
      { reference: toDate, against: previous },
      '2026-04-01 2026-04-30',
      '2026-03-01 2026-03-30',
    ],
    // A year, full or to date; the period before a year is last year.
    [
      '2026-11-17',
      { period: 'year', reference: 'full-year' },
      '2025-01-01 2025-12-31',
      '2024-01-01 2024-12-31',
    ],
    [
      '2026-11-17',
      { period: 'year', reference: 'full-year', against: previous },
      '2025-01-01 2025-12-31',
      '2024-01-01 2024-12-31',
    ],
    [
      '2028-02-29',
      { period: 'year', reference: 'year-to-date' },
      '2028-01-01 2028-02-29',
      '2027-01-01 2027-02-28',
    ],
    [
      '2026-12-31',
      { period: 'year', reference: 'year-to-date', against: previous },
      '2026-01-01 2026-12-31',
      '2025-01-01 2025-12-31',
    ],
    // A reference of the other length is read as the same kind.
    [
      '2026-11-17',
      { period: 'year', reference: 'full-month' },
      '2025-01-01 2025-12-31',
      '2024-01-01 2024-12-31',
    ],
    [
      '2026-11-17',
      { period: 'month', reference: 'year-to-date' },
      '2026-11-01 2026-11-17',
      '2025-11-01 2025-11-17',
    ],
    // Custom days: last year's, full months if completed, or the same number of days directly before.
    [
      '2026-11-17',
      custom('2026-05-03', '2026-05-09'),
      '2026-05-03 2026-05-09',
      '2025-05-03 2025-05-09',
    ],
    [
      '2029-05-01',
      custom('2029-01-01', '2029-02-28'),
      '2029-01-01 2029-02-28',
      '2028-01-01 2028-02-29',
    ],
    [
      '2029-02-28',
      custom('2029-02-01', '2029-02-28'),
      '2029-02-01 2029-02-28',
      '2028-02-01 2028-02-28',
    ],
    [
      '2028-05-01',
      custom('2028-02-29', '2028-02-29'),
      '2028-02-29 2028-02-29',
      '2027-02-28 2027-02-28',
    ],
    [
      '2026-11-17',
      { ...custom('2026-05-03', '2026-05-09'), against: previous },
      '2026-05-03 2026-05-09',
      '2026-04-26 2026-05-02',
    ],
    [
      '2026-11-17',
      { ...custom('2026-03-01', '2026-03-31'), against: previous },
      '2026-03-01 2026-03-31',
      '2026-01-29 2026-02-28',
    ],
    ['2026-11-17', custom(), '2026-11-01 2026-11-17', '2025-11-01 2025-11-17'],
    ['2026-11-17', custom('2026-10-05'), '2026-10-05 2026-11-17', '2025-10-05 2025-11-17'],
    [
      '2026-11-17',
      custom(undefined, '2026-10-05'),
      '2026-10-01 2026-10-05',
      '2025-10-01 2025-10-05',
    ],
  ])('%s, %o is %s, compared with %s', (today, choice, range, against) => {
    const ranges = erpRanges(choiceOf(choice), today);
    expect([days(ranges.range), days(ranges.against)]).toEqual([range, against]);
  });

  test.each<[Partial<ErpChoice>, ReturnType<typeof erpFault>]>([
    [custom('2026-11-18', '2026-11-30'), { field: 'erpFrom', code: 'periodFuture' }],
    [custom('2026-11-01', '2026-11-18'), { field: 'erpTo', code: 'periodFuture' }],
    [custom('2026-05-09', '2026-05-03'), { field: 'erpFrom', code: 'periodOrder' }],
    [custom('2021-05-03', '2026-05-03'), { field: 'erpFrom', code: 'periodLong' }],
    [custom('1970-01-01'), { field: 'erpFrom', code: 'periodLong' }],
    [custom('2021-05-03', '2026-05-02'), undefined],
    [custom('2026-11-17', '2026-11-17'), undefined],
    [custom(), undefined],
    [{ period: 'month', from: '2030-01-01', to: '2020-01-01' }, undefined],
  ])('custom days that cannot be compared have their fault at their field: %o', (choice, fault) => {
    expect(erpFault(choiceOf(choice), '2026-11-17')).toEqual(fault);
  });

  test('a reference fits its period, a custom period has none', () => {
    expect([
      fittingReference('month', 'full-year'),
      fittingReference('month', 'month-to-date'),
      fittingReference('year', 'month-to-date'),
      fittingReference('custom', 'full-year'),
    ]).toEqual(['full-month', 'month-to-date', 'year-to-date', 'full-year']);
  });

  test('for every day of five years both periods are in order, apart, and as long to about three days', () => {
    const wrong: string[] = [];
    for (let at = Date.UTC(2024, 0, 1); at < Date.UTC(2029, 0, 1); at += 86_400_000) {
      const today = new Date(at).toISOString().slice(0, 10);
      for (const period of ['month', 'year'] as const)
        for (const compared of ['last-year', previous] as const)
          for (const reference of ['full-month', toDate] as const) {
            const choice = { period, against: compared, reference };
            const { range, against } = erpRanges(choice, today);
            const isInOrder = against.to < range.from && range.from <= range.to;
            const isAsLong = Math.abs(daysIn(range) - daysIn(against)) < 4;
            if (!isInOrder || !isAsLong || range.to > today) wrong.push(`${today} ${period}`);
          }
    }
    expect(wrong).toEqual([]);
  });

  test('a month has its own last day', () => {
    expect(['2026-01-31', '2028-01-31', '2026-12-31'].map((day) => addMonths(day, 1))).toEqual([
      '2026-02-28',
      '2028-02-29',
      '2027-01-31',
    ]);
  });
});
