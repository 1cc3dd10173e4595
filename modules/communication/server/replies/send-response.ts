import { SEND_UNDO_SECONDS } from '#modules/communication/contract/limits.ts';
import {
  answeringNotAllowed,
  replyAlreadySent,
  replyTooLong,
  reviewDeletedAtSource,
  reviewErased,
  sourceNotConnected,
} from '#modules/communication/contract/problems.ts';
import { isBoundToLocations, type Role } from '#platform/contract/permission.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { lockVersioned } from '#platform/server/records/update-versioned.ts';
import { addTextFingerprint } from '../sources/reply-sender.ts';
import type { CommunicationTables, Context } from '../tables.ts';
import { readSettings } from '../writing/read-settings.ts';
import { replyLimit } from '../writing/reply-input.ts';
import {
  addHistory,
  lockPresent,
  lockReviewReply,
  type ReplyRow,
  type ReviewRow,
} from './lock-reply.ts';
import { enqueueSending } from './reply-job-kinds.ts';
import { replySender } from './reply-senders.ts';

export interface Answerer {
  clientId: string;
  userId: string;
  role: Role;
}

/** Users of locations may answer if the brand lets them [REV-05]. */
export async function requireMayAnswer(
  { db }: Pick<Context, 'db'>,
  { clientId, role }: Pick<Answerer, 'clientId' | 'role'>,
): Promise<void> {
  if (!isBoundToLocations(role)) return;
  const { settings } = await readSettings({ db }, clientId);
  if (!settings.locationsMayAnswer) throw answeringNotAllowed();
}

/**
 * Locks the review in the version that the user has read, and fails if it has changed. Without a version, it locks the
 * current one.
 */
export async function lockReview(
  { db, app }: Context,
  { clientId, id, version }: { clientId: string; id: string; version: number | undefined },
): Promise<ReviewRow> {
  const table = 'communication.reviews';
  const key = { client_id: clientId, id };
  const review =
    version === undefined
      ? await lockPresent({ db }, { clientId, reviewId: id })
      : await lockVersioned<CommunicationTables, typeof table>(
          { db, app },
          { table, key, version },
        );
  if (review.deleted_at) throw reviewDeletedAtSource();
  if (review.erased_at) throw reviewErased();
  return review;
}

/** Saves a user's text as the reply. Unless it is only a draft, it is sent after a short delay, so that it can be undone. */
export async function sendResponse(
  { db, app }: Context,
  by: Answerer,
  given: { reviewId: string; version: number | undefined; text: string; onlySave: boolean },
): Promise<void> {
  const { clientId, userId } = by;
  await requireMayAnswer({ db }, by);
  const { reviewId: id, version, text } = given;
  const review = await lockReview({ db, app }, { clientId, id, version });
  const reply = await lockReviewReply({ db }, review);
  const isSent = review.status === 'sent' && reply?.state === 'sent';
  if (isSent || reply?.state === 'sending') throw replyAlreadySent();
  const { measure, atMost: limit, unit } = replyLimit(review.origin);
  if (measure(text) > limit) throw replyTooLong({ length: measure(text), limit, unit });
  if (!given.onlySave && !(await replySender(review.origin).canReply({ db, app }, clientId)))
    throw sourceNotConnected({ origin: review.origin });

  const isChanged = reply?.text !== text;
  if (given.onlySave && !isChanged && reply?.state === 'scheduled') return;
  if (isChanged && reply) await storeCorrection({ db }, { review, reply, userId, text });
  const now = new Date();
  const sendAt = new Date(now.getTime() + SEND_UNDO_SECONDS * 1_000);
  const sendKey = isChanged || !reply?.send_key ? uuidV7() : reply.send_key;
  await storeText({ db }, review, {
    text,
    ...(isChanged && { writer: 'user', writer_reason: null, template_id: null }),
    ...(isChanged && { score: null, evaluation: null }),
    ...(isChanged && { similarity: null, written_at: now }),
    ...(isChanged && reply && { known_texts: replaceableTextFingerprints(reply) }),
    decision: 'approve',
    reason: 'edited',
    send_key: sendKey,
    ...sendingColumns(given.onlySave ? null : { at: sendAt, userId }),
  });
  const line = { reviewId: review.id, locationId: review.location_id, by: userId };
  await addHistory({ db }, clientId, [
    ...(isChanged ? [{ ...line, kind: 'edited' as const, text: null }] : []),
    ...(given.onlySave ? [] : [{ ...line, kind: 'sending-requested' as const, text: null }]),
  ]);
  await db
    .updateTable('communication.reviews')
    .set((row) => ({ status: 'ready', updated_at: now, version: row('version', '+', 1) }))
    .where('client_id', '=', clientId)
    .where('id', '=', review.id)
    .execute();
  if (!given.onlySave)
    await enqueueSending({ db, app }, { clientId, reviewId: review.id, sendKey, sendAt });
}

/** Resets earlier attempts: the reply is to be sent, or waits for approval. Its key stays as long as its text. */
export function sendingColumns(sending: { at: Date; userId: string } | null) {
  return {
    state: sending ? ('scheduled' as const) : ('proposed' as const),
    send_at: sending?.at ?? null,
    sent_by: sending?.userId ?? null,
    sent_at: null,
    source_state: null,
    policy_reason: null,
    failure: null,
    attempts: 0,
    first_tried_at: null,
    leased_until: null,
    replaced: null,
    updated_at: new Date(),
  };
}

/** Texts at the source that may be replaced on purpose. */
export function replaceableTextFingerprints({ state, known_texts, text }: ReplyRow): string[] {
  return state === 'sent' || state === 'failed'
    ? addTextFingerprint(known_texts, text)
    : known_texts;
}

async function storeText(
  { db }: Pick<Context, 'db'>,
  review: ReviewRow,
  columns: Partial<Omit<ReplyRow, 'evaluation' | 'marks' | 'replaced' | 'writer_reason'>> &
    Pick<ReplyRow, 'text' | 'state' | 'decision' | 'reason'> & {
      evaluation?: null;
      replaced?: null;
      writer_reason?: null;
    },
): Promise<void> {
  await db
    .insertInto('communication.replies')
    .values({
      client_id: review.client_id,
      review_id: review.id,
      location_id: review.location_id,
      ...columns,
      writer: columns.writer ?? 'user',
    })
    .onConflict((conflict) => conflict.columns(['client_id', 'review_id']).doUpdateSet(columns))
    .execute();
}

/** Stores the bot's text and the user's correction. Settings changes are tested against these corrections [REV-06]. */
async function storeCorrection(
  { db }: Pick<Context, 'db'>,
  {
    review,
    reply,
    userId,
    text,
  }: { review: ReviewRow; reply: ReplyRow; userId: string; text: string },
): Promise<void> {
  // The reply was correct; the review has changed since.
  if (reply.writer === 'source' || reply.state === 'sent') return;
  if (reply.writer === 'user') {
    // A second edit corrects the same text of the bot.
    await db
      .updateTable('communication.corrected_replies')
      .set({ corrected: text, at: new Date(), by_user: userId })
      .where('client_id', '=', review.client_id)
      .where('review_id', '=', review.id)
      .where('corrected', '=', reply.text)
      .execute();
    return;
  }
  await db
    .insertInto('communication.corrected_replies')
    .values({
      client_id: review.client_id,
      id: uuidV7(),
      review_id: review.id,
      location_id: review.location_id,
      by_user: userId,
      written: reply.text,
      corrected: text,
      reason: null,
      note: '',
    })
    .execute();
}
