import {
  noReplyToSend,
  replyAlreadySent,
  reviewDeletedAtSource,
} from '#modules/communication/contract/problems.ts';
import type {
  ReplyHistoryKind,
  ReviewStatus,
} from '#modules/communication/contract/reviews/review.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { CommunicationTables } from '../tables.ts';
import { addHistory } from './add-history.ts';
import { answerReviewsKind } from './answer-reviews-kind.ts';
import { draftReply } from './draft-reply.ts';
import { lockPresent, lockReplyOf, type ReplyRow, type ReviewRow } from './lock-reply.ts';
import { readSurroundings, withTopics } from './review-to-answer.ts';
import {
  type Answerer,
  knownTexts,
  lockReview,
  requireMayAnswer,
  sendingColumns,
} from './send-response.ts';
import { replyColumns } from './store-replies.ts';

interface Context {
  db: Db<CommunicationTables>;
  app: App;
}

type Change = 'discard' | 'restore' | 'rewrite' | 'unschedule';

interface Changed {
  status: ReviewStatus;
  kind: ReplyHistoryKind;
}

/** Discards a review, takes it back, writes its reply again or takes back a reply whose delay still runs [REV-05]. */
export async function changeReview(
  { db, app }: Context,
  by: Answerer,
  { id, version, action }: { id: string; version: number | undefined; action: Change },
): Promise<void> {
  await requireMayAnswer({ db }, by);
  const review = await lockReview({ db, app }, { clientId: by.clientId, id, version });
  const reply = await lockReplyOf({ db }, review);
  const changed = await CHANGES[action]({ db, app }, review, reply);
  if (changed) await storeChange({ db }, by, review, changed);
}

/** The same as discarding, for callers that have not read the review before. */
export async function deactivateReview({ db }: Context, by: Answerer, id: string): Promise<void> {
  await requireMayAnswer({ db }, by);
  const review = await lockPresent({ db }, { clientId: by.clientId, reviewId: id });
  const changed = await discard({ db }, review, await lockReplyOf({ db }, review));
  if (changed) await storeChange({ db }, by, review, changed);
}

const CHANGES: Record<
  Change,
  (context: Context, review: ReviewRow, reply: ReplyRow | undefined) => Promise<Changed | undefined>
> = { discard, restore, rewrite, unschedule };

async function discard(
  { db }: Pick<Context, 'db'>,
  review: ReviewRow,
  reply: ReplyRow | undefined,
): Promise<Changed | undefined> {
  if (review.status === 'discarded') return undefined;
  if (review.status === 'sent' || reply?.state === 'sending') throw replyAlreadySent();
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

/** A new text in place of one that was not sent; a person looks at it, so it waits for approval. */
async function rewrite(
  { db, app }: Context,
  row: ReviewRow,
  reply: ReplyRow | undefined,
): Promise<Changed | undefined> {
  if (row.status === 'sent' || reply?.state === 'sending') throw replyAlreadySent();
  const clientId = row.client_id;
  if (!row.analysed_at) {
    await app.jobs.enqueue(db, answerReviewsKind, { clientId }, { clientId, uniqueKey: 'answer' });
    return undefined;
  }
  const { settings } = await readSettings({ db }, clientId);
  const [review] = await withTopics({ db }, clientId, [row]);
  if (!review) throw reviewDeletedAtSource();
  const surroundings = await readSurroundings({ db, app }, { clientId, review, settings });
  const recent = reply ? [reply.text, ...surroundings.recent] : surroundings.recent;
  const draft = await draftReply(review, { ...surroundings, recent, seed: Date.now() });
  const columns = {
    ...replyColumns(draft),
    ...sendingColumns(null),
    ...(reply && { known_texts: knownTexts(reply) }),
    send_key: null,
    decision: draft.decision === 'send' ? ('approve' as const) : draft.decision,
    written_at: new Date(),
  };
  await db
    .insertInto('communication.replies')
    .values({ client_id: clientId, review_id: row.id, location_id: row.location_id, ...columns })
    .onConflict((conflict) => conflict.columns(['client_id', 'review_id']).doUpdateSet(columns))
    .execute();
  return { status: columns.decision === 'manual' ? 'manual' : 'ready', kind: 'rewritten' };
}

async function unschedule(
  { db }: Context,
  _review: ReviewRow,
  reply: ReplyRow | undefined,
): Promise<Changed | undefined> {
  if (!reply) throw noReplyToSend();
  if (reply.state === 'sending' || reply.state === 'sent') throw replyAlreadySent();
  if (reply.state !== 'scheduled') throw noReplyToSend();
  await propose({ db }, reply);
  return { status: 'ready', kind: 'unscheduled' };
}

/** The scheduled job finds the reply unscheduled and ends. What nobody tried to send gets another key when it is sent. */
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

async function storeChange(
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
