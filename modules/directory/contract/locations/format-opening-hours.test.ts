import { expect, test } from 'vitest';
import { formatOpeningHours } from './opening-hours.ts';

const day = [
  { from: '09:00', to: '12:00' },
  { from: '14:00', to: '18:30' },
];

test('hours over midnight are written with the time at which they end [LOC-06]', () => {
  const late = [{ from: '18:00', to: '02:00' }];
  const hours = { mon: [], tue: [], wed: [], thu: [], fri: late, sat: late, sun: [] };
  expect(formatOpeningHours(hours, 'en')).toBe('Fri–Sat 18:00–02:00');
});

test('days with the same hours are grouped, and closed days are left out [LEAD-09]', () => {
  const hours = { mon: day, tue: day, wed: [], thu: day, fri: day, sat: day.slice(0, 1), sun: [] };
  expect(formatOpeningHours(hours, 'en').split('\n')).toEqual([
    'Mon–Tue 09:00–12:00, 14:00–18:30',
    'Thu–Fri 09:00–12:00, 14:00–18:30',
    'Sat 09:00–12:00',
  ]);
});
