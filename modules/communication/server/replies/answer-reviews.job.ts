import type { ReplySettings } from '#modules/communication/contract/replies/reply-settings.ts';
import { findBrand } from '#modules/directory/contract/clients/client-ports.ts';
import type { App } from '#platform/server/app.ts';
import { defineJob } from '#platform/server/jobs/job.ts';
import { EventLoopYielder } from '#platform/server/jobs/yield-turn.ts';
import type { ReviewAnalysis } from '../analysis/analyze-review.ts';
import { answerReviewsKind } from '../reviews/receive-reviews.ts';
import type { CommunicationTables, Context } from '../tables.ts';
import { readSettings } from '../writing/read-settings.ts';
import { isOldReview } from './decide-reply.ts';
import { draftReply, isBlank } from './draft-reply.ts';
import { readLocations } from './location-facts.ts';
import type { ReviewRow } from './lock-reply.ts';
import { connectedSources } from './reply-senders.ts';
import { readRecentReplies, toReviewToAnswer } from './review-to-answer.ts';
import { storeAnswers } from './store-answers.ts';
import type { AnsweredReview } from './store-replies.ts';

const AT_A_TIME = 50;
/** Smaller batches, because a language model takes seconds per reply. */
const AT_A_TIME_BY_MODEL = 10;
const SECONDS_UNTIL_LAST = 1;

/**
 * Analyses and answers reviews in batches, each in one transaction. After a crash, the next run continues with the next
 * batch [REV-04].
 */
export const answerReviewsJob = defineJob({
  ...answerReviewsKind,
  concurrency: 2,
  ofOneGroup: 1,
  retry: { limit: 5, delaySeconds: 30, backoff: true },
  expireSeconds: 6 * 60 * 60,
  async handle({ app, input: { clientId, last }, signal, jobId }) {
    const db = app.database.ofClient<CommunicationTables>(clientId);
    for (;;) {
      signal.throwIfAborted();
      // Archived brands are skipped. When the brand is active again, the sweep enqueues this job for the reviews
      // received since.
      const brand = await app.ports.call(findBrand, { clientId }, { db, app });
      if (!brand || brand.archived) return;
      const { settings } = await readSettings({ db }, clientId);
      const limit = settings.model.active ? AT_A_TIME_BY_MODEL : AT_A_TIME;
      const rows = await readWaiting({ db }, clientId, limit);
      if (rows.length === 0) break;
      await answerBatch({ db, app }, { clientId, settings, rows, signal });
    }
    // Reviews stored during this run enqueue no job, because this one has their key; the final run finds them.
    if (!last)
      await app.jobs.enqueue(
        db,
        answerReviewsKind,
        { clientId, last: true },
        { clientId, uniqueKey: `last ${jobId}`, startAfterSeconds: SECONDS_UNTIL_LAST },
      );
  },
});

function readWaiting(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  limit: number,
): Promise<ReviewRow[]> {
  return db
    .selectFrom('communication.reviews')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('analysed_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where('erased_at', 'is', null)
    .orderBy('received_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

async function answerBatch(
  { db, app }: Context,
  {
    clientId,
    settings,
    rows,
    signal,
  }: {
    clientId: string;
    settings: ReplySettings;
    rows: readonly ReviewRow[];
    signal: AbortSignal;
  },
): Promise<void> {
  // 45 MB of word lists, loaded only by processes that need them.
  const { analyzeReview } = await import('../analysis/analyze-review.ts');
  const ownTopics = settings.topics.map(({ key, words }) => ({ topic: key, words }));
  const answerable = await readAnswerable({ db }, clientId, rows);
  const locationIds = rows.map(({ location_id }) => location_id);
  const except = rows.map(({ id }) => id);
  const locations = await readLocations(
    { db, app },
    { clientId, locationIds, formId: settings.formId },
  );
  const recent = await readRecentReplies({ db }, { clientId, locationIds, except });
  const connected = await connectedSources({ db, app }, clientId);
  const breather = new EventLoopYielder();
  const answered: AnsweredReview[] = [];
  for (const row of rows) {
    signal.throwIfAborted();
    await breather.pause();
    const analysis = analysed(app, row, () =>
      analyzeReview({ comment: row.comment, grade: row.grade, ownTopics }),
    );
    const review = toReviewToAnswer(row, {
      language: analysis.language,
      sentiment: analysis.sentiment,
      topics: analysis.topics,
      risks: analysis.risks.map(({ risk }) => risk),
    });
    const leftEmpty = isBlank(review) && !settings.answerBlank;
    const draft =
      answerable.has(row.id) && !leftEmpty
        ? await draftReply(review, {
            settings,
            locations,
            recent: recent.of(row.location_id),
            canReply: connected.has(row.origin),
            model: settings.model.active && !isOldReview(review) ? { app, signal } : undefined,
          })
        : null;
    if (draft) recent.add(row.location_id, draft.text);
    answered.push({ row, analysis, draft });
  }
  await storeAnswers({ db, app }, { clientId, settings, locations }, answered);
}

/** Reviews without a user decision and without a reply at their source. */
async function readAnswerable(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  rows: readonly ReviewRow[],
): Promise<ReadonlySet<string>> {
  const open = rows.filter(({ status }) => !['discarded', 'to_reassess', 'sent'].includes(status));
  const ids = open.map(({ id }) => id);
  if (ids.length === 0) return new Set();
  const handledReplies = await db
    .selectFrom('communication.replies')
    .select('review_id')
    .where('client_id', '=', clientId)
    .where('review_id', 'in', ids)
    .where((where) =>
      where.or([
        where('state', 'in', ['sending', 'sent', 'failed']),
        where('writer', 'in', ['user', 'source']),
        where('sent_by', 'is not', null),
      ]),
    )
    .execute();
  const without = new Set(handledReplies.map(({ review_id }) => review_id));
  return new Set(ids.filter((id) => !without.has(id)));
}

/** A comment whose analysis fails is left to a user and does not block the others. */
function analysed(app: App, row: ReviewRow, analyse: () => ReviewAnalysis): ReviewAnalysis {
  try {
    return analyse();
  } catch (error) {
    app.log.error({ error, reviewId: row.id }, 'a review could not be analysed');
    const sentiment = row.grade >= 4 ? 'PO' : row.grade <= 2 ? 'NG' : 'NE';
    return { language: 'other', sentiment, sentimentOfWords: 'NE', topics: [], risks: [] };
  }
}
