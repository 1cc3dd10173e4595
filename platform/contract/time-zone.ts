/** Time zone of a brand's days: an IANA name, `Europe/Paris`, or UTC. */
export const DEFAULT_TIME_ZONE = 'UTC';

/** No offsets and no abbreviations: `+02:00` has opposite meanings for browsers and PostgreSQL, and `CST` has several. */
const PLACE = /^(?:UTC|[A-Za-z_]+(?:\/[A-Za-z0-9_+-]+)+)$/;

export function isTimeZone(name: string): boolean {
  if (!PLACE.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Cache limit, because engines take a millisecond per country; there are about two hundred and fifty. */
const MAX_STORED = 1_000;
const stored = new Map<string, readonly string[]>();

/** Time zones of a country by its code; the method has two names in different engines. */
export function countryTimeZones(code: string): readonly string[] {
  const known = stored.get(code);
  if (known) return known;
  const zones = readZones(code);
  if (stored.size < MAX_STORED) stored.set(code, zones);
  return zones;
}

function readZones(code: string): readonly string[] {
  try {
    const place = new Intl.Locale(`und-${code}`) as Intl.Locale & {
      getTimeZones?: () => readonly string[] | undefined;
      timeZones?: readonly string[];
    };
    return place.getTimeZones?.() ?? place.timeZones ?? [];
  } catch {
    // Not a two-letter code, so there are no known time zones.
    return [];
  }
}

/**
 * Time zones change their offset only at a quarter of an hour. Before `CLOCKS_ARE_COMMON` they changed at any second.
 */
const QUARTER_MS = 15 * 60_000;
const CLOCKS_ARE_COMMON = Date.UTC(1972, 0, 1);
const MAX_CACHED_OFFSETS = 20_000;

interface Clock {
  format: Intl.DateTimeFormat;
  /** Offsets by quarter of an hour. A file with a million timestamps needs only a few entries. */
  offsets: Map<number, number>;
}

const clocks = new Map<string, Clock>();

/** Offset of the time zone from UTC in milliseconds at that moment. */
export function offsetAt(at: number, timeZone: string): number {
  if (timeZone === 'UTC') return 0;
  const clock = clockOf(timeZone);
  const quarter = Math.floor(at / QUARTER_MS);
  const cached = clock.offsets.get(quarter);
  if (cached !== undefined) return cached;
  const offset = readOffset(at, clock.format);
  if (clock.offsets.size >= MAX_CACHED_OFFSETS) clock.offsets.clear();
  if (at > CLOCKS_ARE_COMMON) clock.offsets.set(quarter, offset);
  return offset;
}

function readOffset(at: number, format: Intl.DateTimeFormat): number {
  const shown = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const part = (name: Intl.DateTimeFormatPartTypes) => shown.get(name) ?? 0;
  const wall = new Date(0);
  wall.setUTCFullYear(part('year'), part('month') - 1, part('day'));
  wall.setUTCHours(part('hour'), part('minute'), part('second'));
  return wall.getTime() - Math.floor(at / 1000) * 1000;
}

function clockOf(timeZone: string): Clock {
  const known = clocks.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
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
  const made = { format, offsets: new Map<number, number>() };
  clocks.set(timeZone, made);
  return made;
}

/** Conversions between days of a time zone as `YYYY-MM-DD` and their first and last moments. */
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
  // A place that moved across the date line skipped a whole day: it begins where the next one does.
  return new Date(within.length > 0 ? Math.min(...within) : Math.max(...tried)).toISOString();
}

/** The last moment of the day, to the millisecond. */
export function endOfDay(day: string, timeZone: string): string {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
  return new Date(Date.parse(startOfDay(next, timeZone)) - 1).toISOString();
}
