/** Days of a place as `YYYY-MM-DD`, and the moments at which they begin and end there. */
const DAY_MS = 86_400_000;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** What clock and calendar show there, as if it were UTC: for what has no place for a zone, such as the cell of a workbook. */
export function wallClock(moment: string | number | Date, timeZone: string): Date {
  const at = new Date(moment);
  const shown = new Map(clockOf(timeZone).formatToParts(at).map(({ type, value }) => [type, value]));
  const part = (name: Intl.DateTimeFormatPartTypes) => Number(shown.get(name));
  const wall = new Date(0);
  wall.setUTCFullYear(part('year'), part('month') - 1, part('day'));
  wall.setUTCHours(part('hour'), part('minute'), part('second'), at.getUTCMilliseconds());
  return wall;
}

export function dayIn(moment: string | number | Date, timeZone: string): string {
  return wallClock(moment, timeZone).toISOString().slice(0, 10);
}

/**
 * The first moment of the day. Clocks that are put forward at midnight have none of 00:00, and days around a change have
 * 23 or 25 hours: the offsets of the day before and of the day after are tried, and the earlier moment of the day is it.
 */
export function startOfDay(day: string, timeZone: string): string {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const tried = [midnight - DAY_MS, midnight + DAY_MS].map(
    (near) => midnight - (wallClock(near, timeZone).getTime() - near),
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

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  clocks.set(timeZone, clock);
  return clock;
}
