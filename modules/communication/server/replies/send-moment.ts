import {
  type OpeningHours,
  WEEK_DAYS,
} from '#modules/directory/contract/locations/opening-hours.ts';
import { offsetAt } from '#platform/contract/time/offset-at.ts';
import { dayIn } from '#platform/contract/time/zoned-days.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Replies that become due together leave within this time. */
const SPREAD_MS = 15 * MINUTE_MS;
/** Replies that waited for a location to open leave within this time. */
const SPREAD_AFTER_OPENING_MS = 120 * MINUTE_MS;
const DAYS_AHEAD = 8;

interface Given {
  reviewId: string;
  receivedAt: Date;
  now: Date;
  delayMinutes: number;
  /** Null where a reply may leave at any time. */
  openingHours: OpeningHours | null;
  timeZone: string;
}

/**
 * When a reply leaves by itself: after the brand's delay, while the location is open, and not at the same minute as
 * others. The same review always gets the same place in the spread.
 */
export function sendMoment(given: Given): Date {
  const due = Math.max(
    given.now.getTime(),
    given.receivedAt.getTime() + given.delayMinutes * MINUTE_MS,
  );
  const share = shareOf(given.reviewId);
  const opening = given.openingHours && nextOpening(due, given.openingHours, given.timeZone);
  if (!opening) return new Date(due + share * SPREAD_MS);
  const { from, to } = opening;
  const spread = from > due ? SPREAD_AFTER_OPENING_MS : SPREAD_MS;
  return new Date(from + share * Math.min(spread, to - from));
}

/** What is left of the current or next opening time. Null for a location that does not open in the next days. */
function nextOpening(
  due: number,
  hours: OpeningHours,
  timeZone: string,
): { from: number; to: number } | null {
  const today = Date.parse(`${dayIn(due, timeZone)}T00:00:00Z`);
  for (let ahead = 0; ahead < DAYS_AHEAD; ahead += 1) {
    const midnight = today + ahead * DAY_MS;
    // Days of JavaScript begin on Sunday.
    const day = WEEK_DAYS[(new Date(midnight).getUTCDay() + 6) % 7] ?? 'mon';
    for (const span of hours[day]) {
      const from = Math.max(due, momentOf(midnight, span.from, timeZone));
      const to = momentOf(midnight, span.to, timeZone);
      if (to - from >= MINUTE_MS) return { from, to };
    }
  }
  return null;
}

function momentOf(midnight: number, clock: string, timeZone: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  const wall = midnight + (hour * 60 + minute) * MINUTE_MS;
  return wall - offsetAt(wall - offsetAt(wall, timeZone), timeZone);
}

/** Between 0 and 1, from the random end of the id. */
function shareOf(reviewId: string): number {
  return Number.parseInt(reviewId.replaceAll('-', '').slice(-8), 16) / 0xffffffff || 0;
}
