import { noReplyToSend, replyAlreadySent } from '#modules/communication/contract/problems.ts';
import type {
  ReplyHistoryKind,
  ReviewStatus,
} from '#modules/communication/contract/reviews/review.ts';
import type { Context, ReplacedReply } from '../tables.ts';
import {
  addHistory,
  lockPresent,
  lockReviewReply,
  type ReplyRow,
  type ReviewRow,
} from './lock-reply.ts';
import { type Answerer, lockReview, requireMayAnswer, sendingColumns } from './send-response.ts';

type Change = 'discard' | 'restore' | 'unschedule';

interface Changed {
  status: ReviewStatus;
  kind: ReplyHistoryKind;
}

/** Discards or restores a review, or unschedules a reply that is not sent yet [REV-05]. */
export async function changeReview(
  { db, app }: Context,
  by: Answerer,
  { id, version, action }: { id: string; version: number | undefined; action: Change },
): Promise<void> {
  await requireMayAnswer({ db }, by);
  const review = await lockReview({ db, app }, { clientId: by.clientId, id, version });
  const reply = await lockReviewReply({ db }, review);
  const changed = await CHANGES[action]({ db, app }, review, reply);
  if (changed) await storeChange({ db }, by, review, changed);
}

/** The same as discarding, for callers that have not read the review before. */
export async function deactivateReview({ db }: Context, by: Answerer, id: string): Promise<void> {
  await requireMayAnswer({ db }, by);
  const review = await lockPresent({ db }, { clientId: by.clientId, reviewId: id });
  const changed = await discard({ db }, review, await lockReviewReply({ db }, review));
  if (changed) await storeChange({ db }, by, review, changed);
}

const CHANGES: Record<
  Change,
  (context: Context, review: ReviewRow, reply: ReplyRow | undefined) => Promise<Changed | undefined>
> = { discard, restore, unschedule };

async function discard(
  { db }: Pick<Context, 'db'>,
  review: ReviewRow,
  reply: ReplyRow | undefined,
): Promise<Changed | undefined> {
  if (review.status === 'discarded') return undefined;
  if (review.status === 'sent' || reply?.state === 'sending') throw replyAlreadySent();
  if (reply?.state === 'scheduled' && reply.replaced) throw replyAlreadySent();
  if (reply?.state === 'scheduled') await propose({ db }, reply);
  return { status: 'discarded', kind: 'discarded' };
}

async function restore(
  _context: Context,
  review: ReviewRow,
  reply: ReplyRow | undefined,
): Promise<Changed | undefined> {
  if (review.status !== 'discarded') return undefined;
  return { status: openStatus(review, reply), kind: 'restored' };
}

async function unschedule(
  { db }: Context,
  _review: ReviewRow,
  reply: ReplyRow | undefined,
): Promise<Changed | undefined> {
  if (!reply) throw noReplyToSend();
  if (reply.state === 'sending' || reply.state === 'sent') throw replyAlreadySent();
  if (reply.state !== 'scheduled') throw noReplyToSend();
  if (reply.replaced && reply.first_tried_at === null) {
    await bringBack({ db }, reply, reply.replaced);
    return { status: 'sent', kind: 'unscheduled' };
  }
  await propose({ db }, reply);
  return { status: 'ready', kind: 'unscheduled' };
}

/** The reply at the source was to be replaced, but is not: it becomes the review's reply again. */
async function bringBack(
  { db }: Pick<Context, 'db'>,
  reply: ReplyRow,
  { text, writer, sentAt, sentBy, sourceState }: ReplacedReply,
): Promise<void> {
  await db
    .updateTable('communication.replies')
    .set({
      ...sendingColumns(null),
      ...{ text, writer, writer_reason: null, template_id: null, score: null, evaluation: null },
      ...{ state: 'sent', sent_at: new Date(sentAt), sent_by: sentBy, source_state: sourceState },
      send_key: null,
    })
    .where('client_id', '=', reply.client_id)
    .where('review_id', '=', reply.review_id)
    .execute();
}

/** The scheduled job finds the reply unscheduled and ends. A reply that was never sent gets a new key when it is sent. */
async function propose({ db }: Pick<Context, 'db'>, reply: ReplyRow): Promise<void> {
  await db
    .updateTable('communication.replies')
    .set({
      ...sendingColumns(null),
      ...(reply.first_tried_at === null && { send_key: null }),
      decision: 'approve',
    })
    .where('client_id', '=', reply.client_id)
    .where('review_id', '=', reply.review_id)
    .execute();
}

function openStatus(review: ReviewRow, reply: ReplyRow | undefined): ReviewStatus {
  if (!reply) return review.has_comment ? 'manual' : 'empty';
  if (reply.state === 'sent' || reply.state === 'failed') return reply.state;
  return reply.decision === 'manual' ? 'manual' : 'ready';
}

export async function storeChange(
  { db }: Pick<Context, 'db'>,
  { clientId, userId }: Answerer,
  review: ReviewRow,
  { status, kind }: Changed,
): Promise<void> {
  const place = { reviewId: review.id, locationId: review.location_id };
  await addHistory({ db }, clientId, [{ ...place, kind, by: userId, text: null }]);
  await db
    .updateTable('communication.reviews')
    .set((row) => ({ status, updated_at: new Date(), version: row('version', '+', 1) }))
    .where('client_id', '=', clientId)
    .where('id', '=', review.id)
    .execute();
}
