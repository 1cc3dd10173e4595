import { sql } from 'kysely';
import type { ReviewStatus } from '#modules/communication/contract/reviews/review.ts';
import { retryDeadlocks } from '#platform/server/database/database-errors.ts';
import type { Context } from '../tables.ts';
import { isOldReview } from './decide-reply.ts';
import type { DraftedReply } from './draft-reply.ts';
import { notifyNegative, notifyRisks } from './review-notifications.ts';
import { type AnsweredReview, type AnsweringBrand, storeReplies } from './store-replies.ts';

/** Stores a batch in one transaction, skipping reviews that changed since they were read. */
export function storeAnswers(
  { db, app }: Context,
  given: AnsweringBrand,
  answered: readonly AnsweredReview[],
): Promise<void> {
  return retryDeadlocks(() =>
    db.transaction().execute(async (tx) => {
      const current = await lockUnchanged({ db: tx }, given.clientId, answered);
      if (current.length === 0) return;
      await storeTopics({ db: tx }, given.clientId, current);
      await storeReplies({ db: tx, app }, given, current);
      await notify({ db: tx, app }, given, current);
      await updateReviews({ db: tx }, given.clientId, current);
    }),
  );
}

async function lockUnchanged(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  answered: readonly AnsweredReview[],
): Promise<AnsweredReview[]> {
  const { rows } = await sql<{ id: string; version: number; state: string | null }>`
    select review.id, review.version, reply.state
    from communication.reviews as review
    left join communication.replies as reply
      on reply.client_id = review.client_id and reply.review_id = review.id
    where review.client_id = ${clientId} and review.analysed_at is null
      and review.id = any (${answered.map(({ row }) => row.id)}::uuid[])
    order by review.id for update of review`.execute(db);
  const locked = new Map(rows.map((row) => [row.id, row]));
  return answered.flatMap((one) => {
    const now = locked.get(one.row.id);
    if (!now || now.version !== one.row.version) return [];
    const isUnderWay = now.state === 'sending' || now.state === 'sent';
    return [isUnderWay ? { ...one, draft: null } : one];
  });
}

type Topics = Pick<AnsweredReview, 'row' | 'analysis'>;

/** Replaces the topics of reviews. */
export async function storeTopics(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  answered: readonly Topics[],
): Promise<void> {
  await db
    .deleteFrom('communication.review_topics')
    .where('client_id', '=', clientId)
    .where(
      'review_id',
      'in',
      answered.map(({ row }) => row.id),
    )
    .execute();
  const topics = answered.flatMap((one) => topicColumns(clientId, one));
  if (topics.length > 0)
    await db.insertInto('communication.review_topics').values(topics).execute();
}

export function topicColumns(clientId: string, { row, analysis }: Topics) {
  return analysis.topics.map(({ topic, sentiment, words }) => ({
    client_id: clientId,
    review_id: row.id,
    topic,
    location_id: row.location_id,
    origin: row.origin,
    written_at: row.written_at,
    sentiment,
    ranges: words.flatMap(({ from, to }) => [from, to - from]),
    words: [...new Set(words.map(({ text }) => text.toLowerCase()))],
  }));
}

async function notify(
  { db, app }: Context,
  { clientId, locations }: AnsweringBrand,
  answered: readonly AnsweredReview[],
): Promise<void> {
  // Past reviews cause no notifications.
  const news = answered
    .filter(
      ({ row }) =>
        !isOldReview({
          writtenAt: row.written_at,
          receivedAt: row.received_at,
          importedAt: row.imported_at,
        }),
    )
    .map(({ row, analysis }) => ({
      id: row.id,
      locationId: row.location_id,
      shop: locations.nameOf(row.location_id),
      grade: row.grade,
      sentiment: analysis.sentiment,
      risks: analysis.risks.map(({ risk }) => risk),
    }));
  const risky = news.filter(({ risks }) => risks.length > 0);
  await notifyRisks({ db, app }, clientId, risky);
  const negative = news.filter(({ sentiment, grade }) => sentiment === 'NG' || grade <= 2);
  await notifyNegative({ db, app }, clientId, negative);
}

/** Last, in one statement: from here on other transactions wait for the counts of the same statuses. */
async function updateReviews(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  answered: readonly AnsweredReview[],
): Promise<void> {
  const columns = answered.map(({ row, analysis, draft }) => ({
    id: row.id,
    language: analysis.language,
    sentiment: analysis.sentiment,
    risks: [...new Set(analysis.risks.map(({ risk }) => risk))],
    status: statusOf(row.status, analysis.sentiment, draft),
  }));
  await sql`
    update communication.reviews as review
    set language = given.language, sentiment = given.sentiment, status = given.status,
      risks = array(select jsonb_array_elements_text(given.risks)),
      analysed_at = now(), updated_at = now(), version = review.version + 1
    from jsonb_to_recordset(${JSON.stringify(columns)}::jsonb)
      as given (id uuid, language text, sentiment text, status text, risks jsonb)
    where review.client_id = ${clientId} and review.id = given.id`.execute(db);
}

function statusOf(
  before: ReviewStatus,
  sentiment: string,
  draft: DraftedReply | null,
): ReviewStatus {
  if (draft) return draft.decision === 'manual' ? 'manual' : 'ready';
  return before === 'manual' && sentiment === 'BL' ? 'empty' : before;
}
