import { sql } from 'kysely';
import { z } from 'zod';
import { SEND_UNDO_SECONDS } from '#modules/communication/contract/limits.ts';
import { answerReviews } from '#modules/communication/contract/permissions.ts';
import { noReplyToSend } from '#modules/communication/contract/problems.ts';
import { sendAllResponsesCall } from '#modules/communication/contract/replies/reply-calls.ts';
import { changedMeanwhile } from '#platform/contract/problems.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { defineJob, jobScope } from '#platform/server/jobs/job.ts';
import {
  type ChosenRecords,
  chosenBatches,
  countChosen,
} from '#platform/server/lists/chosen-records.ts';
import { reviewFits } from '../reviews/list-reviews.ts';
import type { CommunicationTables, Context } from '../tables.ts';
import { addHistory, lockReply } from './lock-reply.ts';
import { enqueueSending } from './reply-job-kinds.ts';
import { connectedSources } from './reply-senders.ts';
import { type Answerer, requireMayAnswer, sendingColumns } from './send-response.ts';

const chosenSchema = sendAllResponsesCall.body.pick({ filters: true, maxDate: true });
type Chosen = z.output<typeof chosenSchema>;

/**
 * The job starts with a delay, so that it can be cancelled. Refused if the ready replies differ from those that the user saw
 * [REV-05].
 */
export async function startSendingAll(
  { db, app }: Context,
  by: Answerer,
  { expected, timeZone, ...given }: Chosen & { expected: number | undefined; timeZone: string },
): Promise<{ jobId: string; undoUntil: string }> {
  await requireMayAnswer({ db }, by);
  const { clientId, userId } = by;
  const ready = await readyReviews({ db, app }, { clientId, timeZone }, given);
  const count = await countChosen({ db }, ready);
  if (count === 0) throw noReplyToSend();
  if (expected !== undefined && count !== expected)
    throw changedMeanwhile({ by: '', at: new Date().toISOString() });
  const undoUntil = new Date(Date.now() + SEND_UNDO_SECONDS * 1_000).toISOString();
  const jobId = await app.jobs.enqueue(
    db,
    sendAllJob,
    { maxDate: given.maxDate, filters: asQuery(given.filters), userId },
    {
      clientId,
      userId,
      startAfterSeconds: SEND_UNDO_SECONDS,
      title: { key: 'communication:sendAll.title', params: { count } },
    },
  );
  return { jobId, undoUntil };
}

/** Schedules the sending of each ready reply. A retry after a lost worker continues with the remaining replies. */
export const sendAllJob = defineJob({
  name: 'communication.send-all',
  input: chosenSchema.extend({ userId: z.string() }),
  concurrency: 2,
  retry: { limit: 3, delaySeconds: 10 },
  expireSeconds: 60 * 60,
  async handle({ app, clientId, input: { userId, ...given }, progress, signal }) {
    if (!clientId) throw new Error('replies are those of a client');
    const may = answerReviews;
    const { db, membership } = await jobScope<CommunicationTables>(app, { clientId, userId, may });
    await requireMayAnswer({ db }, { clientId, role: membership.role });
    const { timeZone } = membership;
    const chosen = await readyReviews({ db, app }, { clientId, timeZone }, given);
    const total = await countChosen({ db }, chosen);
    const connected = await connectedSources({ db, app }, clientId);
    let [done, refused] = [0, 0];
    for await (const ids of chosenBatches({ db }, chosen))
      for (const reviewId of ids) {
        signal.throwIfAborted();
        const isSent = await sendOne({ db, app }, { clientId, userId, reviewId, connected });
        done += 1;
        if (!isSent) refused += 1;
        progress(done, Math.max(total, done));
      }
    return {
      result: { sent: done - refused, refused },
      ...(refused > 0 && {
        body: { key: 'communication:sendAll.refused', params: { count: refused } },
      }),
    };
  },
});

/** Filters in the format of the call: lists are comma-separated texts. */
function asQuery(filters: Chosen['filters']): z.input<typeof chosenSchema>['filters'] {
  const given = Object.entries(filters).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

/** False if another user changed the review, or its source is not connected. */
function sendOne(
  { db, app }: Context,
  given: { clientId: string; userId: string; reviewId: string; connected: ReadonlySet<string> },
): Promise<boolean> {
  const { clientId, userId, reviewId, connected } = given;
  return db.transaction().execute(async (tx) => {
    const locked = await lockReply({ db: tx }, { clientId, reviewId });
    if (locked?.review.status !== 'ready' || locked.review.deleted_at) return false;
    const { review, reply } = locked;
    const isWaiting = reply.state === 'proposed' || reply.state === 'scheduled';
    if (!isWaiting || !connected.has(review.origin)) return false;
    // The user already requested to send it.
    if (reply.state === 'scheduled' && reply.sent_by) return true;
    const now = new Date();
    const sendKey = reply.send_key ?? uuidV7();
    await tx
      .updateTable('communication.replies')
      .set({ ...sendingColumns({ at: now, userId }), send_key: sendKey })
      .where('client_id', '=', clientId)
      .where('review_id', '=', reviewId)
      .execute();
    await addHistory({ db: tx }, clientId, [
      {
        reviewId,
        locationId: review.location_id,
        kind: 'sending-requested',
        by: userId,
        text: null,
      },
    ]);
    await tx
      .updateTable('communication.reviews')
      .set((row) => ({ updated_at: now, version: row('version', '+', 1) }))
      .where('client_id', '=', clientId)
      .where('id', '=', reviewId)
      .execute();
    await enqueueSending({ db: tx, app }, { clientId, reviewId, sendKey, sendAt: now });
    return true;
  });
}

async function readyReviews(
  { db, app }: Context,
  of: { clientId: string; timeZone: string },
  { filters, maxDate }: Chosen,
): Promise<ChosenRecords> {
  const filter = { ...filters, response_status: ['ready' as const], max_date_ready: maxDate };
  return {
    from: sql`communication.reviews as review`,
    alias: 'review',
    fits: await reviewFits({ db, app }, of, filter),
  };
}
