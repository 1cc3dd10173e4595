import type { Selectable } from 'kysely';
import type { ReplyHistoryKind } from '#modules/communication/contract/reviews/review.ts';
import { notFound } from '#platform/contract/problems.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import type { CommunicationTables, Context } from '../tables.ts';

export type ReplyRow = Selectable<CommunicationTables['communication.replies']>;
export type ReviewRow = Selectable<CommunicationTables['communication.reviews']>;

export interface LockedReply {
  review: ReviewRow;
  reply: ReplyRow;
}

/** A reply that this worker sends. */
export type LeasedReply = LockedReply & { clientId: string; sendKey: string; attempt: number };

/** A review and its reply, always locked in this order. Undefined if one is missing. */
export async function lockReply(
  { db }: Pick<Context, 'db'>,
  given: { clientId: string; reviewId: string },
): Promise<LockedReply | undefined> {
  const review = await lockReviewRow({ db }, given);
  const reply = review && (await lockReviewReply({ db }, review));
  return reply && { review, reply };
}

/** The current review, regardless of what a caller has read before. */
export async function lockPresent(
  { db }: Pick<Context, 'db'>,
  given: { clientId: string; reviewId: string },
): Promise<ReviewRow> {
  const review = await lockReviewRow({ db }, given);
  if (!review) throw notFound();
  return review;
}

function lockReviewRow(
  { db }: Pick<Context, 'db'>,
  { clientId, reviewId }: { clientId: string; reviewId: string },
): Promise<ReviewRow | undefined> {
  return db
    .selectFrom('communication.reviews')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('id', '=', reviewId)
    .forUpdate()
    .executeTakeFirst();
}

export function lockReviewReply(
  { db }: Pick<Context, 'db'>,
  review: Pick<ReviewRow, 'client_id' | 'id'>,
): Promise<ReplyRow | undefined> {
  return db
    .selectFrom('communication.replies')
    .selectAll()
    .where('client_id', '=', review.client_id)
    .where('review_id', '=', review.id)
    .forUpdate()
    .executeTakeFirst();
}

interface HistoryLine {
  reviewId: string;
  locationId: string | null;
  kind: ReplyHistoryKind | 'answered-at-source';
  /** Null means the bot or the source. */
  by?: string | null;
  text: string | null;
}

/** Adds entries to the history of reviews and their replies. */
export async function addHistory(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  lines: readonly HistoryLine[],
): Promise<void> {
  if (lines.length === 0) return;
  await db
    .insertInto('communication.review_history')
    .values(
      lines.map(({ reviewId, locationId, kind, by = null, text }) => ({
        client_id: clientId,
        id: uuidV7(),
        review_id: reviewId,
        location_id: locationId,
        kind,
        by_user: by,
        text,
      })),
    )
    .execute();
}
