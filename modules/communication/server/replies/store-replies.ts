import type { ReplySettings } from '#modules/communication/contract/replies/reply-settings.ts';
import type {
  OpeningException,
  OpeningHours,
} from '#modules/directory/contract/locations/opening-hours.ts';
import {
  type OpeningSchedule,
  openPeriods,
} from '#modules/directory/contract/locations/opening-state.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import type { ReviewAnalysis } from '../analysis/analyze-review.ts';
import type { Context } from '../tables.ts';
import type { DraftedReply } from './draft-reply.ts';
import type { ReplyLocations } from './location-facts.ts';
import { addHistory, type ReviewRow } from './lock-reply.ts';
import { enqueueSending } from './reply-job-kinds.ts';

const MINUTE_MS = 60_000;
/** Replies that become due together are sent within this time. */
const SPREAD_MS = 15 * MINUTE_MS;
/** Replies that waited for a location to open are sent within this time. */
const SPREAD_AFTER_OPENING_MS = 120 * MINUTE_MS;

/** A review with its analysis and, if one is written, its reply. */
export interface AnsweredReview {
  row: ReviewRow;
  analysis: ReviewAnalysis;
  draft: DraftedReply | null;
}

/** Brand data that storing needs. */
export interface AnsweringBrand {
  clientId: string;
  settings: ReplySettings;
  locations: ReplyLocations;
}

/** Stores the replies of a batch, replacing previous ones; automatic replies get their job. */
export async function storeReplies(
  { db, app }: Context,
  { clientId, settings, locations }: AnsweringBrand,
  answered: readonly AnsweredReview[],
): Promise<void> {
  const now = new Date();
  const replies = answered.flatMap(({ row, draft }) => {
    if (!draft) return [];
    const sendAt =
      draft.decision === 'send'
        ? sendMoment({
            reviewId: row.id,
            receivedAt: row.received_at,
            now,
            delayMinutes: settings.delayMinutes,
            openingHours: settings.onlyOpeningHours
              ? locations.openingHoursOf(row.location_id)
              : null,
            openingExceptions: locations.openingExceptionsOf(row.location_id),
            timeZone: locations.timeZoneOf(row.location_id),
          })
        : null;
    const place = { client_id: clientId, review_id: row.id, location_id: row.location_id };
    const sending = { send_at: sendAt, send_key: sendAt && uuidV7() };
    return [{ ...place, ...replyColumns(draft), ...sending, written_at: now }];
  });
  if (replies.length === 0) return;
  const columns = Object.keys(replies[0] ?? {}) as (keyof (typeof replies)[number])[];
  await db
    .insertInto('communication.replies')
    .values(replies)
    .onConflict((conflict) =>
      conflict
        .columns(['client_id', 'review_id'])
        .doUpdateSet((row) =>
          Object.fromEntries(columns.map((column) => [column, row.ref(`excluded.${column}`)])),
        ),
    )
    .execute();
  await addHistory(
    { db },
    clientId,
    replies.map((reply) => ({
      reviewId: reply.review_id,
      locationId: reply.location_id,
      kind: reply.send_at ? 'scheduled' : 'written',
      text: null,
    })),
  );
  for (const { review_id: reviewId, send_at: sendAt, send_key: sendKey } of replies)
    if (sendAt && sendKey)
      await enqueueSending({ db, app }, { clientId, reviewId, sendKey, sendAt });
}

/** Columns of a bot's reply; resets everything of the previous one. */
export function replyColumns(draft: DraftedReply) {
  return {
    text: draft.text,
    writer: draft.writer,
    writer_reason: draft.writerReason && JSON.stringify(draft.writerReason),
    template_id: draft.template?.id ?? null,
    state: draft.decision === 'send' ? ('scheduled' as const) : ('proposed' as const),
    decision: draft.decision,
    reason: draft.reason,
    score: draft.evaluation.score,
    evaluation: JSON.stringify(draft.evaluation),
    similarity: draft.similarity,
    marks: JSON.stringify(draft.marks),
    sent_at: null,
    sent_by: null,
    source_state: null,
    policy_reason: null,
    failure: null,
    attempts: 0,
    first_tried_at: null,
    leased_until: null,
    updated_at: new Date(),
  };
}

interface Given {
  reviewId: string;
  receivedAt: Date;
  now: Date;
  delayMinutes: number;
  /** Null if a reply may be sent at any time. */
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

/** Between 0 and 1, from the random part of the id. */
function shareOf(reviewId: string): number {
  return Number.parseInt(reviewId.replaceAll('-', '').slice(-8), 16) / 0xffffffff || 0;
}
