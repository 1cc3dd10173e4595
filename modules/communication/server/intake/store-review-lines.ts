import {
  type ReviewIntakeResult,
  type ReviewLine,
  reviewLineSchema,
} from '#modules/communication/contract/reviews/intake-calls.ts';
import { locationsByCodes } from '#modules/directory/contract/locations/location-ports.ts';
import { placesByIds } from '#modules/directory/contract/locations/place-to-buy.ts';
import { faultAt } from '#platform/contract/field-fault.ts';
import { EventLoopYielder } from '#platform/server/jobs/yield-turn.ts';
import { receiveReviews } from '../reviews/receive-reviews.ts';
import type { IncomingReview } from '../sources/reply-sender.ts';
import type { Context } from '../tables.ts';

type Refused = ReviewIntakeResult['refused'][number];
type CheckedLine = { index: number; line: ReviewLine };

/** Tolerance for fast clocks of other servers. */
const AHEAD_MS = 24 * 60 * 60 * 1000;
const FIRST_YEAR = 1995;

/** Stores the valid reviews of a list and returns the error of each invalid one [REV-09]. */
export async function storeReviewLines(
  { db, app }: Context,
  clientId: string,
  given: readonly unknown[],
): Promise<ReviewIntakeResult> {
  const checked: (CheckedLine | Refused)[] = [];
  const breather = new EventLoopYielder();
  for (const [index, line] of given.entries()) {
    await breather.pause();
    checked.push(checkLine(line, index));
  }
  const lines = checked.filter((each): each is CheckedLine => 'line' in each);
  const locationOf = await knownLocations({ db, app }, clientId, lines);
  const reviews: IncomingReview[] = [];
  const refused: Refused[] = checked.filter((each): each is Refused => !('line' in each));
  for (const { index, line } of lines) {
    const locationId = locationOf(line);
    if (locationId === undefined)
      refused.push({
        index,
        externalId: line.externalId,
        field: line.locationId ? 'locationId' : 'locationCode',
        code: 'unknownLocation',
      });
    else reviews.push(reviewOf(line, locationId));
  }
  const { created, changed, unchanged } = await receiveReviews({ db, app }, clientId, reviews);
  return {
    received: created + changed,
    unchanged,
    refused: refused.sort((a, b) => a.index - b.index),
  };
}

function checkLine(given: unknown, index: number): CheckedLine | Refused {
  const { data: line, error } = reviewLineSchema.safeParse(given);
  if (!line) {
    const [issue] = error.issues;
    const externalId = (given as { externalId?: unknown } | null)?.externalId;
    return {
      index,
      externalId: typeof externalId === 'string' ? externalId.slice(0, 300) : null,
      field: issue?.path.join('.') ?? '',
      code: issue ? faultAt(issue, given).code : 'invalid',
    };
  }
  const { externalId } = line;
  if (new Date(line.date).getTime() > Date.now() + AHEAD_MS)
    return { index, externalId, field: 'date', code: 'inFuture' };
  if (new Date(line.date).getUTCFullYear() < FIRST_YEAR)
    return { index, externalId, field: 'date', code: 'tooOld' };
  return { index, line };
}

/** Null for a review of the brand, undefined for an unknown location. */
async function knownLocations(
  { db, app }: Context,
  clientId: string,
  lines: readonly CheckedLine[],
): Promise<(line: ReviewLine) => string | null | undefined> {
  const ids = [...new Set(lines.flatMap(({ line }) => line.locationId ?? []))];
  const codes = [...new Set(lines.flatMap(({ line }) => line.locationCode?.toLowerCase() || []))];
  const places =
    ids.length > 0 ? await app.ports.call(placesByIds, { clientId, ids }, { db, app }) : [];
  const known = new Set(places.map(({ id }) => id));
  const byCode: ReadonlyMap<string, string> =
    codes.length > 0
      ? await app.ports.call(locationsByCodes, { clientId, codes }, { db, app })
      : new Map();
  return ({ locationId, locationCode }) => {
    if (locationId) return known.has(locationId) ? locationId : undefined;
    return locationCode ? byCode.get(locationCode.toLowerCase()) : null;
  };
}

function reviewOf(line: ReviewLine, locationId: string | null): IncomingReview {
  return {
    origin: 'GATOREVIEWS',
    externalId: line.externalId,
    locationId,
    writtenAt: new Date(line.date),
    sourceUpdatedAt: line.updatedAt ? new Date(line.updatedAt) : null,
    username: line.username ?? '',
    email: line.email ?? null,
    leadId: line.leadId ?? null,
    grade: line.grade,
    comment: line.comment ?? '',
    media: line.media ?? [],
    sourceAddress: line.url ?? null,
    reply: line.reply
      ? {
          text: line.reply.text,
          at: new Date(line.reply.date),
          state: 'approved',
          policyReason: null,
        }
      : null,
  };
}
