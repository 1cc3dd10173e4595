import type { ReplySettings } from '#modules/communication/contract/replies/reply-settings.ts';
import type { Review } from '#modules/communication/contract/reviews/review.ts';
import { notFound } from '#platform/contract/problems.ts';
import { draftReply, type ReviewToAnswer } from '../replies/draft-reply.ts';
import { readSurroundings, withTopics } from '../replies/review-to-answer.ts';
import { readReview } from '../reviews/read-review.ts';
import type { Context } from '../tables.ts';
import { readSettings } from '../writing/read-settings.ts';
import { checkedSettings } from './save-settings.ts';

/** Writes a reply to a real review with the given settings and with the saved ones, for comparison [REV-07]. */
export async function trySettings(
  { db, app }: Context,
  clientId: string,
  given: { settings: ReplySettings; reviewId: string | undefined },
) {
  const changed = checkedSettings(given.settings);
  const row = await findReview({ db }, clientId, given.reviewId);
  if (!row) {
    if (given.reviewId) throw notFound();
    return { review: null, saved: null, changed: null };
  }
  const [review] = await withTopics({ db }, clientId, [row]);
  if (!review) throw notFound();
  const { settings: saved } = await readSettings({ db }, clientId);
  const shown: Review = await readReview({ db, app }, { clientId, id: row.id });
  // Nothing is sent to a language model before the brand has saved this choice.
  const mayAsk = saved.model.active;
  return {
    review: shown,
    saved: await tryOn({ db, app }, { clientId, review, settings: saved, mayAsk }),
    changed: await tryOn({ db, app }, { clientId, review, settings: changed, mayAsk }),
  };
}

/** The given review, or the newest analysed review with a comment. */
function findReview({ db }: Pick<Context, 'db'>, clientId: string, reviewId: string | undefined) {
  const reviews = db
    .selectFrom('communication.reviews')
    .selectAll()
    .where('client_id', '=', clientId);
  const one = reviewId
    ? reviews.where('id', '=', reviewId)
    : reviews
        .where('has_comment', '=', true)
        .where('analysed_at', 'is not', null)
        .where('deleted_at', 'is', null)
        .orderBy('written_at', 'desc')
        .orderBy('id')
        .limit(1);
  return one.executeTakeFirst();
}

async function tryOn(
  { db, app }: Context,
  given: { clientId: string; review: ReviewToAnswer; settings: ReplySettings; mayAsk: boolean },
) {
  const model = given.settings.model.active && given.mayAsk ? { app } : undefined;
  const surroundings = { ...(await readSurroundings({ db, app }, given)), model };
  const { text, writer, template, marks, evaluation, decision, reason } = await draftReply(
    given.review,
    surroundings,
  );
  return {
    text,
    writer,
    template: template?.name ?? null,
    templateId: template?.id ?? null,
    evaluation,
    decision,
    reason,
    marks: [...marks],
  };
}
