import { z } from 'zod';
import { noReplyToSend, replyNotDeletable } from '#modules/communication/contract/problems.ts';
import type {
  ReplyHistoryKind,
  ReviewStatus,
} from '#modules/communication/contract/reviews/review.ts';
import { defineJob } from '#platform/server/jobs/job.ts';
import { GoogleFailure } from '../google/google-failure.ts';
import { findGoogleReplier } from '../google/google-links.ts';
import { replyFingerprint } from '../sources/reply-sender.ts';
import type { CommunicationTables, Context, ReplacedReply } from '../tables.ts';
import {
  addHistory,
  type LockedReply,
  lockReply,
  lockReviewReply,
  type ReplyRow,
  type ReviewRow,
} from './lock-reply.ts';
import {
  type Answerer,
  lockReview,
  requireMayAnswer,
  sendingColumns,
  sendResponse,
} from './send-response.ts';

/** Replaces a reply that was sent, or deletes it at its source [REV-05]. */
export async function changeSentReply(
  { db, app }: Context,
  by: Answerer,
  given: { reviewId: string; version: number | undefined; text: string | null },
): Promise<void> {
  const { reviewId, version, text } = given;
  await requireMayAnswer({ db }, by);
  const review = await lockReview({ db, app }, { clientId: by.clientId, id: reviewId, version });
  const reply = await lockReviewReply({ db }, review);
  if (reply?.state !== 'sent' || reply.writer === 'source') throw noReplyToSend();
  if (text === null) return requestDeletion({ db, app }, by, { review, reply });
  if (text === reply.text) return;
  // From here on it is sent like a reply to a changed review: it replaces the one at the source.
  await db
    .updateTable('communication.reviews')
    .set({ status: 'to_reassess' })
    .where('client_id', '=', by.clientId)
    .where('id', '=', reviewId)
    .execute();
  await sendResponse({ db, app }, by, { reviewId, version, text, onlySave: false });
  const { writer, sent_at, sent_by: sentBy, source_state: sourceState } = reply;
  const sentAt = (sent_at ?? reply.updated_at).toISOString();
  const replaced: ReplacedReply = { text: reply.text, writer, sentAt, sentBy, sourceState };
  await db
    .updateTable('communication.replies')
    .set({ replaced: JSON.stringify(replaced) })
    .where('client_id', '=', by.clientId)
    .where('review_id', '=', reviewId)
    .execute();
}

/** The review is set to manual immediately; a job deletes the reply at its source. */
async function requestDeletion(
  { db, app }: Context,
  { clientId, userId }: Answerer,
  { review, reply }: LockedReply,
): Promise<void> {
  if (review.origin !== 'GMB') throw replyNotDeletable();
  await store({ db }, review, {
    status: 'manual',
    columns: { ...sendingColumns(null), decision: 'manual', reason: 'edited' },
    line: { kind: 'deletion-requested', by: userId },
  });
  const sentAt = (reply.sent_at ?? reply.updated_at).toISOString();
  const input = { clientId, reviewId: review.id, sentAt, sentBy: reply.sent_by };
  await app.jobs.enqueue(db, deleteReplyJob, input, {
    clientId,
    uniqueKey: `${review.id} ${sentAt}`,
  });
}

/**
 * Deletes our reply at Google; idempotent. It does not delete replies that another author wrote there, nor a reply that
 * is being sent again.
 */
export const deleteReplyJob = defineJob({
  name: 'communication.delete-reply',
  input: z.object({
    clientId: z.string(),
    reviewId: z.string(),
    sentAt: z.string(),
    sentBy: z.string().nullable(),
  }),
  retry: { limit: 8, delaySeconds: 60, backoff: true },
  expireSeconds: 5 * 60,
  async handle({ app, input: { clientId, reviewId, sentAt, sentBy }, signal }) {
    const db = app.database.ofClient<CommunicationTables>(clientId);
    const found = await db
      .transaction()
      .execute((tx) => lockReply({ db: tx }, { clientId, reviewId }));
    if (found?.reply.state !== 'proposed') return;
    const isDeleted = await deleteAtGoogle({ db, app }, found, signal);
    await db.transaction().execute(async (tx) => {
      const locked = await lockReply({ db: tx }, { clientId, reviewId });
      if (locked?.reply.state !== 'proposed') return;
      if (isDeleted)
        return addHistory({ db: tx }, clientId, [
          { reviewId, locationId: locked.review.location_id, kind: 'reply-deleted', text: null },
        ]);
      await store({ db: tx }, locked.review, {
        status: 'sent',
        columns: { state: 'sent', sent_at: new Date(sentAt), sent_by: sentBy },
        line: { kind: 'deletion-refused', by: null },
      });
    });
  },
});

/** False if Google permanently refuses. */
async function deleteAtGoogle(
  { db, app }: Context,
  { review, reply }: LockedReply,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    const google = await findGoogleReplier(
      { db, app, signal },
      review.client_id,
      review.external_id,
    );
    if (!google) return false;
    const present = await google.readReply();
    const known = [...reply.known_texts, replyFingerprint(reply.text)];
    if (present && known.includes(replyFingerprint(present.comment))) await google.deleteReply();
    return true;
  } catch (error) {
    if (!(error instanceof GoogleFailure)) throw error;
    if (error.kind === 'not-found') return true;
    if (error.kind === 'not-allowed' || error.kind === 'invalid') return false;
    throw error;
  }
}

async function store(
  { db }: Pick<Context, 'db'>,
  review: ReviewRow,
  {
    status,
    columns,
    line,
  }: {
    status: ReviewStatus;
    columns: Partial<Omit<ReplyRow, 'evaluation' | 'marks' | 'replaced' | 'writer_reason'>> & {
      replaced?: null;
    };
    line: { kind: ReplyHistoryKind; by: string | null };
  },
): Promise<void> {
  const { client_id: clientId, id: reviewId, location_id: locationId } = review;
  await db
    .updateTable('communication.replies')
    .set(columns)
    .where('client_id', '=', clientId)
    .where('review_id', '=', reviewId)
    .execute();
  await db
    .updateTable('communication.reviews')
    .set((row) => ({ status, updated_at: new Date(), version: row('version', '+', 1) }))
    .where('client_id', '=', clientId)
    .where('id', '=', reviewId)
    .execute();
  await addHistory({ db }, clientId, [{ reviewId, locationId, text: null, ...line }]);
}
