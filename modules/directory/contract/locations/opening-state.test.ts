import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startOfDay, wallClock } from '#platform/contract/time-zone.ts';
import {
  endsNextDay,
  type OpeningException,
  type OpeningHours,
  openingExceptionsSchema,
  openingHoursSchema,
} from './opening-hours.ts';
import { type OpeningSchedule, openingState, spansOn, upcomingWeekHours } from './opening-state.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;
const none = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
const span = (from: string, to: string) => ({ from, to });
const daily = (...spans: { from: string; to: string }[]): OpeningHours => ({
  ...none,
  ...Object.fromEntries(Object.keys(none).map((day) => [day, spans])),
});

function stateAt(
  at: string,
  openingHours: OpeningHours | null,
  openingExceptions: OpeningException[] = [],
  timeZone = 'Europe/Paris',
) {
  const { state, until, opensAt, ...rest } = openingState(
    { openingHours, openingExceptions, timeZone },
    Date.parse(at),
  );
  const change = (until ?? opensAt)?.toISOString().slice(0, 16) ?? null;
  return { said: [state, change], ...rest };
}

test('a location is open until it closes, and closed until it opens [LOC-06]', () => {
  const hours = { ...daily(span('09:00', '12:00'), span('14:00', '18:00')), sun: [] };
  expect(stateAt('2026-11-16T10:00Z', hours).said).toEqual(['open', '2026-11-16T11:00']);
  const noon = stateAt('2026-11-16T11:00Z', hours);
  expect(noon.said).toEqual(['closed', '2026-11-16T13:00']);
  expect(noon.minutesToChange).toBe(120);
  expect(stateAt('2026-11-14T20:00Z', hours).said).toEqual(['closed', '2026-11-16T08:00']);
  expect(stateAt('2026-11-14T20:00Z', null).said).toEqual(['unknown', null]);
  expect(stateAt('2026-11-14T20:00Z', none).said).toEqual(['closed', null]);
});

test('hours over midnight belong to the day on which they begin [LOC-06]', () => {
  const hours = { ...none, fri: [span('18:00', '02:00')] };
  expect(stateAt('2026-11-20T22:30Z', hours).said).toEqual(['open', '2026-11-21T01:00']);
  expect(stateAt('2026-11-21T00:30Z', hours).said).toEqual(['open', '2026-11-21T01:00']);
  expect(stateAt('2026-11-21T01:00Z', hours).said).toEqual(['closed', '2026-11-27T17:00']);
  // Closed on Saturday does not end Friday night.
  const closed = [{ date: '2026-11-21', spans: [], name: 'Stocktaking' }];
  expect(stateAt('2026-11-21T00:30Z', hours, closed)).toMatchObject({
    said: ['open', '2026-11-21T01:00'],
    exception: { name: 'Stocktaking' },
    today: [],
  });
});

test('days of 24 hours follow each other without a gap [LOC-06]', () => {
  const always = daily(span('00:00', '24:00'));
  expect(stateAt('2026-11-20T22:30Z', always).said).toEqual(['open', null]);
  expect(stateAt('2026-11-20T22:30Z', daily(span('06:00', '06:00'))).said).toEqual(['open', null]);
  const closed = [{ date: '2026-11-25', spans: [] }];
  expect(stateAt('2026-11-20T22:30Z', always, closed).said).toEqual(['open', '2026-11-24T23:00']);
});

test('an exception sets the hours of its days, also if the weekly hours are unknown [LOC-06]', () => {
  const christmas = [
    { date: '2026-12-24', spans: [span('10:00', '14:00')] },
    { date: '2026-12-25', to: '2026-12-26', spans: [], name: 'Christmas' },
  ];
  const hours = daily(span('09:00', '18:00'));
  expect(stateAt('2026-12-24T13:30Z', hours, christmas)).toMatchObject({
    said: ['closed', '2026-12-27T08:00'],
    exception: { name: null },
  });
  expect(stateAt('2026-12-26T10:00Z', hours, christmas).exception).toEqual({ name: 'Christmas' });
  expect(stateAt('2026-12-24T10:00Z', null, christmas).said).toEqual(['open', '2026-12-24T13:00']);
  expect(stateAt('2026-12-24T13:30Z', null, christmas).said).toEqual(['closed', null]);
  expect(stateAt('2026-12-27T10:00Z', null, christmas).said).toEqual(['unknown', null]);
});

test('a skipped time becomes the moment of the clock change, and a repeated time is its first occurrence [LOC-06]', () => {
  // 29 March 2026: 02:00 is followed by 03:00. 25 October: 03:00 by 02:00.
  const early = daily(span('02:30', '05:00'));
  expect(stateAt('2026-03-29T00:00Z', early).said).toEqual(['closed', '2026-03-29T01:00']);
  const night = daily(span('20:00', '02:30'));
  expect(stateAt('2026-10-24T23:00Z', night).said).toEqual(['open', '2026-10-25T00:30']);
  expect(stateAt('2026-10-25T01:15Z', night).said).toEqual(['closed', '2026-10-25T19:00']);
  expect(stateAt('2026-03-28T23:00Z', night).said).toEqual(['open', '2026-03-29T01:00']);
  expect(stateAt('2026-03-29T00:30Z', daily(span('02:10', '02:50'))).said).toEqual([
    'closed',
    '2026-03-30T00:10',
  ]);
});

test('the hours of the next seven days have the exceptions in their place [LOC-06]', () => {
  const openingHours = daily(span('09:00', '18:00'));
  const openingExceptions = [
    { date: '2026-11-18', spans: [] },
    { date: '2026-11-25', spans: [span('10:00', '11:00')] },
  ];
  const schedule = { openingHours, openingExceptions, timeZone: 'Europe/Paris' };
  expect(upcomingWeekHours(schedule, Date.parse('2026-11-17T10:00Z'))).toEqual({
    ...openingHours,
    wed: [],
  });
});

/** Reference implementation: steps minute by minute until the local time is reached. */
function walkTo(day: string, clock: string, timeZone: string): number {
  const wanted =
    Date.parse(day) + Number(clock.slice(0, 2)) * 3_600_000 + Number(clock.slice(3)) * MINUTE_MS;
  let at = Date.parse(startOfDay(day, timeZone));
  while (wallClock(at, timeZone).getTime() < wanted) at += MINUTE_MS;
  return at;
}

function walkedPeriods(schedule: OpeningSchedule, firstDay: number) {
  return [-1, 0, 1, 2, 3, 4].flatMap((ahead) => {
    const [day, next] = [ahead, ahead + 1].map((days) =>
      new Date(firstDay + days * DAY_MS).toISOString().slice(0, 10),
    ) as [string, string];
    return (spansOn(schedule, day) ?? []).map((one) => ({
      from: walkTo(day, one.from, schedule.timeZone),
      to: walkTo(endsNextDay(one) ? next : day, one.to, schedule.timeZone),
    }));
  });
}

const clock = fc
  .integer({ min: 0, max: 95 })
  .map((quarter) => new Date(quarter * 15 * MINUTE_MS).toISOString().slice(11, 16));
const spans = fc
  .array(fc.tuple(clock, clock), { maxLength: 3 })
  .map((all) => {
    const times = [...new Set(all.flat())].sort();
    const inOrder = times.flatMap((from, at) => (at % 2 ? [] : [[from, times[at + 1] ?? '24:00']]));
    return inOrder.map(([from = '', to = '']) => ({ from, to }));
  })
  .chain((all) =>
    fc.boolean().map((isLate) => {
      const last = all.at(-1);
      return isLate && last ? [...all.slice(0, -1), { from: last.from, to: '02:30' }] : all;
    }),
  );
const hours = fc.record({
  mon: spans,
  tue: spans,
  wed: spans,
  thu: spans,
  fri: spans,
  sat: spans,
  sun: spans,
});
/** Days around daylight saving changes, including changes at midnight and by half an hour. */
const moments = fc.constantFrom(
  ['Europe/Paris', '2026-03-29'],
  ['Europe/Paris', '2026-10-25'],
  ['America/New_York', '2026-11-01'],
  ['Africa/Cairo', '2026-04-24'],
  ['Africa/Cairo', '2026-10-30'],
  ['Asia/Beirut', '2026-03-29'],
  ['Asia/Beirut', '2026-10-25'],
  ['America/Havana', '2026-11-01'],
  ['Australia/Lord_Howe', '2026-04-05'],
  ['Asia/Kathmandu', '2026-06-01'],
) as fc.Arbitrary<[string, string]>;

test('the state equals a minute-by-minute simulation, across midnight and clock changes [LOC-06]', () => {
  fc.assert(
    fc.property(
      hours,
      fc.array(spans, { maxLength: 2 }),
      moments,
      fc.integer({ min: -2880, max: 1440 }),
      (week, exceptions, [timeZone, day], minute) => {
        const openingHours = openingHoursSchema.parse(week);
        const openingExceptions = openingExceptionsSchema.parse(
          exceptions.map((one, at) => ({ date: addDays(day, at), spans: one })),
        );
        const schedule = { openingHours, openingExceptions, timeZone };
        const now = Date.parse(day) + minute * MINUTE_MS;
        const today = Date.parse(wallClock(now, timeZone).toISOString().slice(0, 10));
        const periods = walkedPeriods(schedule, today);
        const isOpen = (at: number) => periods.some(({ from, to }) => from <= at && at < to);
        let change = now;
        const horizon = now + 2 * DAY_MS;
        while (change < horizon && isOpen(change) === isOpen(now)) change += MINUTE_MS;
        const result = openingState(schedule, now);
        expect(result.state).toBe(isOpen(now) ? 'open' : 'closed');
        const reportedChange =
          (result.until ?? result.opensAt)?.getTime() ?? Number.POSITIVE_INFINITY;
        if (change < horizon) expect(reportedChange).toBe(change);
        else expect(reportedChange).toBeGreaterThanOrEqual(horizon);
      },
    ),
    { numRuns: 150 },
  );
});

function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

test('exceptions are put in order; two of one day and days in the wrong order are refused [LOC-06]', () => {
  const closed = { spans: [] };
  const sorted = openingExceptionsSchema.parse([
    { date: '2026-12-31', ...closed },
    { date: '2026-12-25', ...closed },
  ]);
  expect(sorted.map(({ date }) => date)).toEqual(['2026-12-25', '2026-12-31']);
  const refused = (given: unknown) =>
    openingExceptionsSchema.safeParse(given).error?.issues.map(({ message }) => message);
  const twice = [
    { date: '2026-12-24', to: '2026-12-26', ...closed },
    { date: '2026-12-25', ...closed },
  ];
  expect(refused(twice)).toEqual(['exceptionTwice']);
  expect(refused([{ date: '2026-12-24', to: '2026-12-23', ...closed }])).toEqual(['exceptionDays']);
  expect(refused([{ date: '2026-02-30', ...closed }])).toEqual(['day']);
  const many = Array.from({ length: 61 }, (_, at) => ({
    date: addDays('2026-01-01', at),
    ...closed,
  }));
  expect(refused(many)).toEqual(['tooManyExceptions']);
});
