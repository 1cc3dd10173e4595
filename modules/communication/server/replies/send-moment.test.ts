import { expect, test } from 'vitest';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { sendMoment } from './store-replies.ts';

const day = [{ from: '09:00', to: '19:00' }];
const hours = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: [], sun: [] };
const given = (more: Partial<Parameters<typeof sendMoment>[0]> = {}) => ({
  reviewId: '019a0000-0000-7000-8000-000000000000',
  // A Friday.
  receivedAt: new Date('2026-11-20T08:00:00Z'),
  now: new Date('2026-11-20T08:00:00Z'),
  delayMinutes: 120,
  openingHours: hours,
  timeZone: 'Europe/Paris',
  ...more,
});

test('a reply leaves after the delay while the location is open [REV-07]', () => {
  expect(sendMoment(given())).toEqual(new Date('2026-11-20T10:00:00Z'));
  const late = { now: new Date('2026-11-20T15:30:00Z') };
  expect(sendMoment(given(late))).toEqual(new Date('2026-11-20T15:30:00Z'));
});

test('a reply due at night or on closed days waits for the next opening in the location’s time zone [REV-07]', () => {
  const evening = { receivedAt: new Date('2026-11-20T17:30:00Z') };
  expect(sendMoment(given(evening))).toEqual(new Date('2026-11-23T08:00:00Z'));
  const elsewhere = { ...evening, timeZone: 'America/New_York' };
  expect(sendMoment(given(elsewhere))).toEqual(new Date('2026-11-20T19:30:00Z'));
  // Daylight saving time starts on 29 March.
  const spring = { receivedAt: new Date('2027-03-27T12:00:00Z') };
  expect(sendMoment(given(spring))).toEqual(new Date('2027-03-29T07:00:00Z'));
});

test('an exception of the opening hours holds replies back as a closed day does [REV-07]', () => {
  const openingExceptions = [{ date: '2026-11-20', to: '2026-11-22', spans: [] }];
  expect(sendMoment(given({ openingExceptions }))).toEqual(new Date('2026-11-23T08:00:00Z'));
});

test('a location that is open over midnight takes replies at night [REV-07]', () => {
  const late = [{ from: '18:00', to: '02:00' }];
  const openingHours = { ...hours, fri: late };
  const night = { openingHours, receivedAt: new Date('2026-11-20T22:30:00Z') };
  expect(sendMoment(given(night))).toEqual(new Date('2026-11-21T00:30:00Z'));
});

test('a location without hours, or that never opens, does not hold its replies back [REV-07]', () => {
  const due = new Date('2026-11-20T10:00:00Z');
  expect(sendMoment(given({ openingHours: null }))).toEqual(due);
  const closed = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
  expect(sendMoment(given({ openingHours: closed }))).toEqual(due);
});

test('replies that become due together do not leave at the same minute, and stay in the opening hours [REV-07]', () => {
  const night = { receivedAt: new Date('2026-11-20T20:00:00Z') };
  const moments = Array.from({ length: 200 }, () =>
    sendMoment(given({ ...night, reviewId: uuidV7() })).getTime(),
  );
  const minutes = new Set(moments.map((moment) => Math.floor(moment / 60_000)));
  expect(minutes.size).toBeGreaterThan(50);
  expect(Math.min(...moments)).toBeGreaterThanOrEqual(Date.parse('2026-11-23T08:00:00Z'));
  expect(Math.max(...moments)).toBeLessThanOrEqual(Date.parse('2026-11-23T10:00:00Z'));
  const reviewId = 'ffffffff-ffff-7fff-bfff-ffffffffffff';
  const closing = { reviewId, receivedAt: new Date('2026-11-20T15:55:00Z') };
  expect(sendMoment(given(closing))).toEqual(new Date('2026-11-20T18:00:00Z'));
});
