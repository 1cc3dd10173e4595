import { noReplyToSend } from '#modules/communication/contract/problems.ts';
import { notFound } from '#platform/contract/problems.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import type { Context } from '../tables.ts';
import { readSettings } from '../writing/read-settings.ts';
import { assessReply, type DraftedReply } from './draft-reply.ts';
import { addHistory } from './lock-reply.ts';
import { readSurroundings, withTopics } from './review-to-answer.ts';
import { type Answerer, requireMayAnswer } from './send-response.ts';

/** Reports an unsuitable reply, so that later settings changes are tested against it [REV-05]. */
export async function reportResponse(
  { db }: Context,
  by: Answerer,
  given: { reviewId: string; reason: string; note: string },
): Promise<{ id: string }> {
  await requireMayAnswer({ db }, by);
  const { clientId, userId } = by;
  const { review, reply } = await readReply({ db }, clientId, given.reviewId);
  if (!reply || reply.writer === 'source') throw noReplyToSend();
  const id = uuidV7();
  await db
    .insertInto('communication.corrected_replies')
    .values({
      client_id: clientId,
      id,
      review_id: review.id,
      location_id: review.location_id,
      by_user: userId,
      written: reply.text,
      corrected: null,
      reason: given.reason,
      note: given.note.trim(),
    })
    .execute();
  const place = { reviewId: review.id, locationId: review.location_id };
  const text = given.note.trim() || null;
  await addHistory({ db }, clientId, [{ ...place, kind: 'reported', by: userId, text }]);
  return { id };
}

/** Score of the stored reply, or of a text that a user is writing [REV-06]. */
export async function evaluateResponse(
  { db, app }: Context,
  { clientId, reviewId, text }: { clientId: string; reviewId: string; text: string | undefined },
): Promise<
  Pick<DraftedReply, 'evaluation' | 'decision'> & { thresholds: { send: number; approve: number } }
> {
  const { review: row, reply } = await readReply({ db }, clientId, reviewId);
  const replyText = text?.trim() || reply?.text;
  if (!replyText) throw noReplyToSend();
  const { settings } = await readSettings({ db }, clientId);
  const [review] = await withTopics({ db }, clientId, [row]);
  if (!review) throw notFound();
  const surroundings = await readSurroundings({ db, app }, { clientId, review, settings });
  const { evaluation, decision } = assessReply(replyText, review, surroundings);
  return { evaluation, decision, thresholds: settings.thresholds };
}

async function readReply({ db }: Pick<Context, 'db'>, clientId: string, reviewId: string) {
  const review = await db
    .selectFrom('communication.reviews')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('id', '=', reviewId)
    .executeTakeFirst();
  if (!review) throw notFound();
  const reply = await db
    .selectFrom('communication.replies')
    .select(['text', 'writer'])
    .where('client_id', '=', clientId)
    .where('review_id', '=', reviewId)
    .executeTakeFirst();
  return { review, reply };
}
