import type {
  OpeningException,
  OpeningHours,
} from '#modules/directory/contract/locations/opening-hours.ts';
import {
  type OpeningSchedule,
  openPeriods,
} from '#modules/directory/contract/locations/opening-state.ts';

const MINUTE_MS = 60_000;
/** Replies that become due together leave within this time. */
const SPREAD_MS = 15 * MINUTE_MS;
/** Replies that waited for a location to open leave within this time. */
const SPREAD_AFTER_OPENING_MS = 120 * MINUTE_MS;

interface Given {
  reviewId: string;
  receivedAt: Date;
  now: Date;
  delayMinutes: number;
  /** Null where a reply may leave at any time. */
  openingHours: OpeningHours | null;
  openingExceptions?: readonly OpeningException[];
  timeZone: string;
}

/**
 * Time of automatic sending: after the brand's delay, during opening hours, and spread out to avoid simultaneous
 * replies. The position in the spread depends only on the review id.
 */
export function sendMoment(given: Given): Date {
  const due = Math.max(
    given.now.getTime(),
    given.receivedAt.getTime() + given.delayMinutes * MINUTE_MS,
  );
  const share = shareOf(given.reviewId);
  const { openingHours, openingExceptions = [], timeZone } = given;
  const opening = openingHours && nextOpening(due, { openingHours, openingExceptions, timeZone });
  if (!opening) return new Date(due + share * SPREAD_MS);
  const { from, to } = opening;
  const spread = from > due ? SPREAD_AFTER_OPENING_MS : SPREAD_MS;
  return new Date(from + share * Math.min(spread, to - from));
}

/** The rest of the current opening period, or the next one. Null if the location does not open in the next days. */
function nextOpening(due: number, schedule: OpeningSchedule): { from: number; to: number } | null {
  for (const period of openPeriods(schedule, due)) {
    const from = Math.max(due, period.from);
    if (period.to - from >= MINUTE_MS) return { from, to: period.to };
  }
  return null;
}

/** Between 0 and 1, from the random end of the id. */
function shareOf(reviewId: string): number {
  return Number.parseInt(reviewId.replaceAll('-', '').slice(-8), 16) / 0xffffffff || 0;
}
