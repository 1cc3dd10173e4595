import { offsetAt } from './offset-at.ts';

/** Days of a place as `YYYY-MM-DD`, and the moments at which they begin and end there. */
const DAY_MS = 86_400_000;

/** Local date and time as if it were UTC, for formats without a time zone, such as workbook cells. */
export function wallClock(moment: string | number | Date, timeZone: string): Date {
  const at = new Date(moment).getTime();
  return new Date(at + offsetAt(at, timeZone));
}

export function dayIn(moment: string | number | Date, timeZone: string): string {
  return wallClock(moment, timeZone).toISOString().slice(0, 10);
}

/**
 * First moment of the day. Some days have no 00:00, and days around a clock change have 23 or 25 hours. It tries the
 * offsets of the day before and after and returns the earlier moment that lies in the day.
 */
export function startOfDay(day: string, timeZone: string): string {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const tried = [midnight - DAY_MS, midnight + DAY_MS].map(
    (near) => midnight - offsetAt(near, timeZone),
  );
  const within = tried.filter((moment) => dayIn(moment, timeZone) === day);
  // A place that moved over the date line has lost a whole day: it begins where the next one does.
  return new Date(within.length > 0 ? Math.min(...within) : Math.max(...tried)).toISOString();
}

/** The last moment of the day, to the millisecond. */
export function endOfDay(day: string, timeZone: string): string {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
  return new Date(Date.parse(startOfDay(next, timeZone)) - 1).toISOString();
}
