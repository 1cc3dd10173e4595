/**
 * Time zones change their offset only at a quarter of an hour. Before `CLOCKS_ARE_COMMON` they changed at any second.
 */
const QUARTER_MS = 15 * 60_000;
const CLOCKS_ARE_COMMON = Date.UTC(1972, 0, 1);
const KEPT = 20_000;

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
  const kept = clock.offsets.get(quarter);
  if (kept !== undefined) return kept;
  const offset = readOffset(at, clock.format);
  if (clock.offsets.size >= KEPT) clock.offsets.clear();
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
