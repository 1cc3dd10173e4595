import { reviewAnswered } from '#modules/communication/contract/review-events.ts';
import type { ReplyFailure } from '#modules/communication/contract/reviews/reply.ts';
import type { ReviewStatus } from '#modules/communication/contract/reviews/review.ts';
import { findBrand } from '#modules/directory/contract/clients/client-ports.ts';
import { placesByIds } from '#modules/directory/contract/locations/place-to-buy.ts';
import { replyAtSource } from '../reviews/review-change.ts';
import { writeReplies } from '../reviews/write-reviews.ts';
import type { SendOutcome } from '../sources/reply-sender.ts';
import type { Context } from '../tables.ts';
import {
  addHistory,
  type LeasedReply,
  type LockedReply,
  lockReply,
  type ReplyRow,
} from './lock-reply.ts';
import { enqueueSending } from './reply-job-kinds.ts';
import { notifyReplyFailed } from './review-notifications.ts';

const MINUTE_MS = 60_000;
/** Minutes between attempts; the last one repeats. */
const DELAYS = [1, 5, 15, 40, 120, 240];
const GIVEN_UP_MS = 24 * 60 * MINUTE_MS;

/** Stores the source's result, unless another worker has taken over the reply. */
export function storeOutcome(
  { db, app }: Context,
  taken: LeasedReply,
  given: SendOutcome,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const { clientId, sendKey, attempt } = taken;
    const locked = await lockReply({ db: tx }, { clientId, reviewId: taken.review.id });
    if (!locked || !isMine(locked.reply, { sendKey, attempt })) return;
    const now = new Date();
    if (given.outcome === 'answered')
      return locked.review.erased_at
        ? updateReply({ db: tx }, locked, { state: 'sent', send_at: null, sent_at: given.reply.at })
        : storeAnswered({ db: tx, app }, locked, given.reply);
    // The review has changed or was erased, so this text is not retried.
    const isOver = locked.review.status === 'to_reassess' || locked.review.erased_at !== null;
    if (given.outcome === 'later' && isOver)
      return updateReply({ db: tx }, locked, {
        state: 'proposed',
        send_at: null,
        failure: given.failure,
      });
    const next = given.outcome === 'later' ? nextAttempt(locked.reply, given, now) : null;
    if (given.outcome === 'accepted' && given.sourceState !== 'rejected') {
      await storeSent({ db: tx, app }, locked, { sourceState: given.sourceState, now });
    } else if (given.outcome === 'later' && next) {
      await updateReply({ db: tx }, locked, {
        state: 'scheduled',
        send_at: next,
        failure: given.failure,
      });
      const reviewId = locked.review.id;
      await enqueueSending({ db: tx, app }, { clientId, reviewId, sendKey, sendAt: next });
    } else {
      const failure = 'failure' in given ? given.failure : 'rejectedBySource';
      const policyReason = ('policyReason' in given && given.policyReason) || null;
      await storeFailed({ db: tx, app }, locked, { failure, policyReason });
    }
  });
}

function isMine(reply: ReplyRow, { sendKey, attempt }: { sendKey: string; attempt: number }) {
  return reply.state === 'sending' && reply.send_key === sendKey && reply.attempts === attempt;
}

/** Null after a day since the first attempt. */
function nextAttempt(
  reply: ReplyRow,
  { retryAfterSeconds = 0 }: { retryAfterSeconds?: number },
  now: Date,
): Date | null {
  const minutes = DELAYS[Math.min(reply.attempts, DELAYS.length) - 1] ?? 1;
  const next = now.getTime() + Math.max(minutes * MINUTE_MS, retryAfterSeconds * 1_000);
  const first = reply.first_tried_at?.getTime() ?? now.getTime();
  return next - first > GIVEN_UP_MS ? null : new Date(next);
}

async function storeSent(
  { db, app }: Context,
  locked: LockedReply,
  { sourceState, now }: { sourceState: ReplyRow['source_state']; now: Date },
): Promise<void> {
  const { review, reply } = locked;
  const { client_id: clientId, id: reviewId, location_id: locationId } = review;
  await updateReply({ db }, locked, {
    state: 'sent',
    sent_at: now,
    source_state: sourceState,
    failure: null,
    policy_reason: null,
  });
  await addHistory({ db }, clientId, [
    { reviewId, locationId, kind: 'sent', by: reply.sent_by, text: reply.text },
  ]);
  await app.notifications.withdraw(db, { clientId, about: `review ${reviewId} failed` });
  const places = locationId
    ? await app.ports.call(placesByIds, { clientId, ids: [locationId] }, { db, app })
    : [];
  await app.events.publish(db, reviewAnswered, {
    clientId,
    payload: {
      reviewId,
      at: now.toISOString(),
      email: review.email,
      leadId: review.lead_id,
      by: reply.sent_by ? 'user' : 'bot',
      origin: review.origin,
      location: places[0]?.name ?? null,
      locationId,
      reply: { text: reply.text },
    },
  });
  // A review that changed while its reply was being sent stays to be reassessed.
  if (review.status !== 'to_reassess') await setStatus({ db }, locked, 'sent');
}

/** The location has already replied at the source, so its reply stays and ours is not sent. */
async function storeAnswered(
  { db, app }: Context,
  { review }: LockedReply,
  given: Extract<SendOutcome, { outcome: 'answered' }>['reply'],
): Promise<void> {
  const { client_id: clientId, id: reviewId, location_id: locationId } = review;
  const reply = replyAtSource(given);
  await writeReplies({ db }, clientId, [{ id: reviewId, locationId, reply }]);
  const line = { reviewId, locationId, kind: 'answered-at-source' as const };
  await addHistory({ db }, clientId, [{ ...line, text: null }]);
  await app.notifications.withdraw(db, { clientId, about: `review ${reviewId} failed` });
  await setStatus({ db }, { review }, reply.state);
}

async function storeFailed(
  { db, app }: Context,
  locked: LockedReply,
  { failure, policyReason }: { failure: ReplyFailure; policyReason: string | null },
): Promise<void> {
  const { review, reply } = locked;
  const { client_id: clientId, id: reviewId, location_id: locationId } = review;
  await updateReply({ db }, locked, { state: 'failed', failure, policy_reason: policyReason });
  const line = { reviewId, locationId, kind: 'failed' as const };
  await addHistory({ db }, clientId, [{ ...line, text: policyReason }]);
  const shop = await shopName({ db, app }, clientId, locationId);
  await notifyReplyFailed(
    { db, app },
    { clientId, reviewId, shop, failure, sentBy: reply.sent_by, sendKey: reply.send_key },
  );
  await setStatus({ db }, locked, 'failed');
}

/** The name of the location, or of the brand. */
export async function shopName(
  { db, app }: Context,
  clientId: string,
  locationId: string | null,
): Promise<string> {
  const [place] = locationId
    ? await app.ports.call(placesByIds, { clientId, ids: [locationId] }, { db, app })
    : [];
  if (place) return place.name;
  return (await app.ports.call(findBrand, { clientId }, { db, app }))?.name ?? '';
}

async function updateReply(
  { db }: Pick<Context, 'db'>,
  { reply }: LockedReply,
  changes: Partial<
    Pick<ReplyRow, 'state' | 'send_at' | 'sent_at' | 'source_state' | 'failure' | 'policy_reason'>
  >,
): Promise<void> {
  await db
    .updateTable('communication.replies')
    .set({ ...changes, leased_until: null, updated_at: new Date() })
    .where('client_id', '=', reply.client_id)
    .where('review_id', '=', reply.review_id)
    .execute();
}

async function setStatus(
  { db }: Pick<Context, 'db'>,
  { review }: Pick<LockedReply, 'review'>,
  status: ReviewStatus,
): Promise<void> {
  await db
    .updateTable('communication.reviews')
    .set((row) => ({ status, updated_at: new Date(), version: row('version', '+', 1) }))
    .where('client_id', '=', review.client_id)
    .where('id', '=', review.id)
    .execute();
}
