import { dayIn, offsetAt } from '#platform/contract/time-zone.ts';
import {
  endsNextDay,
  type OpeningException,
  type OpeningHours,
  type OpeningSpan,
  WEEK_DAYS,
} from './opening-hours.ts';

export interface OpeningSchedule {
  /** Null if the weekly hours are unknown. */
  openingHours: OpeningHours | null;
  /** Sorted by day, without overlaps. */
  openingExceptions: readonly OpeningException[];
  /** An IANA name. */
  timeZone: string;
}

export interface OpeningState {
  state: 'open' | 'closed' | 'unknown';
  /** When it closes; null if it does not close within the days ahead. */
  until: Date | null;
  /** When it opens next; null if it is open, or does not open within the days ahead. */
  opensAt: Date | null;
  /** `until` or `opensAt`, in whole minutes from now. */
  minutesToChange: number | null;
  /** Hours of the current day; null if unknown. */
  today: readonly OpeningSpan[] | null;
  /** Set if the hours of the current day are an exception. */
  exception: { name: string | null } | null;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const OPENING_DAYS_AHEAD = 14;

/** Whether a location is open at a given time, in its local time zone, and when that changes. */
export function openingState(schedule: OpeningSchedule, at: Date | number): OpeningState {
  const now = Number(at);
  const today = dayIn(now, schedule.timeZone);
  const exception = exceptionOn(schedule, today);
  const spans = spansOn(schedule, today);
  const first = openPeriods(schedule, now).next().value;
  const isOpen = first !== undefined && first.from <= now;
  const until = isOpen && first.to < now + (OPENING_DAYS_AHEAD - 1) * DAY_MS ? first.to : null;
  const opensAt = first && !isOpen ? first.from : null;
  const change = until ?? opensAt;
  return {
    state: isOpen ? 'open' : spans ? 'closed' : 'unknown',
    until: until === null ? null : new Date(until),
    opensAt: opensAt === null ? null : new Date(opensAt),
    minutesToChange: change === null ? null : Math.ceil((change - now) / MINUTE_MS),
    today: spans,
    exception: exception ? { name: exception.name || null } : null,
  };
}

/**
 * Open periods of a location as timestamps: those that end after `now`, sorted and merged. Stops before the first day with
 * unknown hours, or after the days ahead.
 */
export function* openPeriods(
  schedule: OpeningSchedule,
  now: number,
): Generator<{ from: number; to: number }, undefined> {
  const { timeZone } = schedule;
  const today = Date.parse(dayIn(now, timeZone));
  let open: { from: number; to: number } | undefined;
  // Hours of the previous day may extend into this one.
  for (let ahead = -1; ahead <= OPENING_DAYS_AHEAD; ahead += 1) {
    const midnight = today + ahead * DAY_MS;
    const spans = spansOn(schedule, new Date(midnight).toISOString().slice(0, 10));
    if (!spans && ahead >= 0) break;
    for (const span of spans ?? []) {
      const from = momentOf(midnight, span.from, timeZone);
      const to = momentOf(endsNextDay(span) ? midnight + DAY_MS : midnight, span.to, timeZone);
      if (to <= now || to <= from) continue;
      if (open && from <= open.to) open.to = Math.max(open.to, to);
      else {
        if (open) yield open;
        open = { from, to };
      }
    }
  }
  if (open) yield open;
}

/** Hours of the week that begins today, with exceptions applied. */
export function upcomingWeekHours(
  schedule: OpeningSchedule,
  at: Date | number,
): OpeningHours | null {
  const { openingHours } = schedule;
  if (!openingHours) return null;
  const today = Date.parse(dayIn(at, schedule.timeZone));
  const days = WEEK_DAYS.map((_, ahead) => {
    const day = new Date(today + ahead * DAY_MS);
    return [weekDay(day), spansOn(schedule, day.toISOString().slice(0, 10)) ?? []] as const;
  });
  return { ...openingHours, ...Object.fromEntries(days) };
}

/** Null if unknown. */
export function spansOn(schedule: OpeningSchedule, day: string): readonly OpeningSpan[] | null {
  const exception = exceptionOn(schedule, day);
  if (exception) return exception.spans;
  return schedule.openingHours?.[weekDay(new Date(day))] ?? null;
}

function exceptionOn({ openingExceptions }: OpeningSchedule, day: string) {
  for (const exception of openingExceptions) {
    if (exception.date > day) return undefined;
    if (day <= (exception.to ?? exception.date)) return exception;
  }
  return undefined;
}

/** JavaScript weeks begin on Sunday. */
function weekDay(day: Date): (typeof WEEK_DAYS)[number] {
  return WEEK_DAYS[(day.getUTCDay() + 6) % 7] ?? 'mon';
}

/**
 * The first instant of the day with this local time or a later one. A skipped time maps to the clock change; of a
 * repeated time, the first occurrence counts.
 */
function momentOf(midnight: number, clock: string, timeZone: string): number {
  const wall = midnight + minutesOf(clock) * MINUTE_MS;
  const [before, after] = [offsetAt(wall - DAY_MS, timeZone), offsetAt(wall + DAY_MS, timeZone)];
  if (before === after) return wall - before;
  const early = wall - before;
  if (offsetAt(early, timeZone) === before) return early;
  let late = wall - after;
  if (offsetAt(late, timeZone) === after) return late;
  let next = early;
  while (next - late > MINUTE_MS) {
    const middle = late + Math.floor((next - late) / 2 / MINUTE_MS) * MINUTE_MS;
    if (offsetAt(middle, timeZone) === after) next = middle;
    else late = middle;
  }
  return next;
}

function minutesOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
}
