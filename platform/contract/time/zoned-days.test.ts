import { expect, test } from 'vitest';
import { dayIn, endOfDay, startOfDay, wallClock } from '../time-zone.ts';

const HOUR = 3_600_000;
const hoursOf = (day: string, zone: string) =>
  (Date.parse(endOfDay(day, zone)) + 1 - Date.parse(startOfDay(day, zone))) / HOUR;

test('the day on which summer time starts has 23 hours, the day on which it ends 25', () => {
  expect(startOfDay('2026-03-29', 'Europe/Paris')).toBe('2026-03-28T23:00:00.000Z');
  expect(endOfDay('2026-03-29', 'Europe/Paris')).toBe('2026-03-29T21:59:59.999Z');
  expect(startOfDay('2026-10-25', 'Europe/Paris')).toBe('2026-10-24T22:00:00.000Z');
  expect(endOfDay('2026-10-25', 'Europe/Paris')).toBe('2026-10-25T22:59:59.999Z');
  expect(
    ['2026-03-28', '2026-03-29', '2026-03-30', '2026-10-25'].map((day) =>
      hoursOf(day, 'Europe/Paris'),
    ),
  ).toEqual([24, 23, 24, 25]);
});

test.each([
  ['Asia/Kathmandu', '2026-11-15T18:15:00.000Z'],
  ['Pacific/Pago_Pago', '2026-11-16T11:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-11-15T10:00:00.000Z'],
  ['UTC', '2026-11-16T00:00:00.000Z'],
])('in %s the sixteenth begins at %s', (zone, start) => {
  expect(startOfDay('2026-11-16', zone)).toBe(start);
  expect(dayIn(start, zone)).toBe('2026-11-16');
  expect(dayIn(Date.parse(start) - 1, zone)).toBe('2026-11-15');
});

test('a day whose midnight is skipped begins an hour later', () => {
  expect(startOfDay('2026-04-24', 'Africa/Cairo')).toBe('2026-04-23T22:00:00.000Z');
  expect(wallClock('2026-04-23T22:00:00Z', 'Africa/Cairo').toISOString()).toBe(
    '2026-04-24T01:00:00.000Z',
  );
});

test('a day that a place has left out is empty, and the days around it are whole', () => {
  expect(hoursOf('2011-12-29', 'Pacific/Apia')).toBe(24);
  expect(hoursOf('2011-12-30', 'Pacific/Apia')).toBe(0);
  expect(hoursOf('2011-12-31', 'Pacific/Apia')).toBe(24);
});
