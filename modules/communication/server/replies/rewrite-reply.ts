import {
  replyAlreadySent,
  reviewDeletedAtSource,
} from '#modules/communication/contract/problems.ts';
import { answerReviewsKind } from '../reviews/receive-reviews.ts';
import type { Context } from '../tables.ts';
import { readSettings } from '../writing/read-settings.ts';
import { storeChange } from './change-review.ts';
import { type DraftedReply, draftReply } from './draft-reply.ts';
import { lockReviewReply, type ReplyRow, type ReviewRow } from './lock-reply.ts';
import { readSurroundings, withTopics } from './review-to-answer.ts';
import {
  type Answerer,
  lockReview,
  replaceableTextFingerprints,
  requireMayAnswer,
  sendingColumns,
} from './send-response.ts';
import { replyColumns } from './store-replies.ts';

/**
 * Replaces an unsent reply by a new text, which waits for approval [REV-05]. No transaction is open while the language
 * model writes, because it takes seconds.
 */
export async function rewriteReply(
  { db, app }: Context,
  by: Answerer,
  { id, version }: { id: string; version: number | undefined },
): Promise<void> {
  const { clientId } = by;
  await requireMayAnswer({ db }, by);
  const { row, reply } = await db.transaction().execute(async (tx) => {
    const found = await lockUnsent({ db: tx, app }, { clientId, id, version });
    if (!found.row.analysed_at)
      await app.jobs.enqueue(
        tx,
        answerReviewsKind,
        { clientId },
        { clientId, uniqueKey: 'answer' },
      );
    return found;
  });
  if (!row.analysed_at) return;
  const { settings } = await readSettings({ db }, clientId);
  const [review] = await withTopics({ db }, clientId, [row]);
  if (!review) throw reviewDeletedAtSource();
  const surroundings = await readSurroundings({ db, app }, { clientId, review, settings });
  const draft = await draftReply(review, {
    ...surroundings,
    recent: reply ? [reply.text, ...surroundings.recent] : surroundings.recent,
    model: settings.model.active ? { app } : undefined,
    seed: Date.now(),
  });
  await db.transaction().execute(async (tx) => {
    const now = await lockUnsent({ db: tx, app }, { clientId, id, version: row.version });
    await storeDraft({ db: tx }, by, now, draft);
  });
}

async function lockUnsent(
  { db, app }: Context,
  given: { clientId: string; id: string; version: number | undefined },
): Promise<{ row: ReviewRow; reply: ReplyRow | undefined }> {
  const row = await lockReview({ db, app }, given);
  const reply = await lockReviewReply({ db }, row);
  if (row.status === 'sent' || reply?.state === 'sending') throw replyAlreadySent();
  return { row, reply };
}

async function storeDraft(
  { db }: Pick<Context, 'db'>,
  by: Answerer,
  { row, reply }: { row: ReviewRow; reply: ReplyRow | undefined },
  draft: DraftedReply,
): Promise<void> {
  const columns = {
    ...replyColumns(draft),
    ...sendingColumns(null),
    ...(reply && { known_texts: replaceableTextFingerprints(reply) }),
    send_key: null,
    decision: draft.decision === 'send' ? ('approve' as const) : draft.decision,
    written_at: new Date(),
  };
  const place = { client_id: by.clientId, review_id: row.id, location_id: row.location_id };
  await db
    .insertInto('communication.replies')
    .values({ ...place, ...columns })
    .onConflict((conflict) => conflict.columns(['client_id', 'review_id']).doUpdateSet(columns))
    .execute();
  const status = columns.decision === 'manual' ? ('manual' as const) : ('ready' as const);
  await storeChange({ db }, by, row, { status, kind: 'rewritten' });
}
