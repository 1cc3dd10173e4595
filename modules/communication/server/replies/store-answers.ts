import { type Selectable, sql } from 'kysely';
import type { ReplySettings } from '#modules/communication/contract/replies/reply-settings.ts';
import type { ReviewStatus } from '#modules/communication/contract/reviews/review.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { retryDeadlocks } from '#platform/server/database/retry-deadlocks.ts';
import { uuidV7 } from '#platform/server/database/uuid-v7.ts';
import type { ReviewAnalysis } from '../analysis/analyze-review.ts';
import type { CommunicationTables } from '../tables.ts';
import { addHistory } from './add-history.ts';
import { isOldReview } from './decide-reply.ts';
import type { DraftedReply } from './draft-reply.ts';
import type { KnownLocations } from './location-facts.ts';
import { notifyNegative, notifyRisks } from './review-notifications.ts';
import { sendMoment } from './send-moment.ts';
import { enqueueSending } from './send-reply-kind.ts';

interface Context {
  db: Db<CommunicationTables>;
  app: App;
}

export type ReviewRow = Selectable<CommunicationTables['communication.reviews']>;

/** A review with what analysis found and, where one is to be written, a reply. */
export interface AnsweredReview {
  row: ReviewRow;
  analysis: ReviewAnalysis;
  draft: DraftedReply | null;
}

interface Given {
  clientId: string;
  settings: ReplySettings;
  locations: KnownLocations;
}

/** Stores a batch in one transaction, without the reviews that were changed since they were read. */
export function storeAnswers(
  { db, app }: Context,
  given: Given,
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

async function storeTopics(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  answered: readonly AnsweredReview[],
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
  const topics = answered.flatMap(({ row, analysis }) =>
    analysis.topics.map(({ topic, sentiment, words }) => ({
      client_id: clientId,
      review_id: row.id,
      topic,
      location_id: row.location_id,
      origin: row.origin,
      written_at: row.written_at,
      sentiment,
      ranges: words.flatMap(({ from, to }) => [from, to - from]),
      words: [...new Set(words.map(({ text }) => text.toLowerCase()))],
    })),
  );
  if (topics.length > 0)
    await db.insertInto('communication.review_topics').values(topics).execute();
}

async function storeReplies(
  { db, app }: Context,
  { clientId, settings, locations }: Given,
  answered: readonly AnsweredReview[],
): Promise<void> {
  const now = new Date();
  const replies = answered.flatMap(({ row, draft }) => {
    if (!draft) return [];
    const sendAt =
      draft.decision === 'send'
        ? sendMoment({
            reviewId: row.id,
            receivedAt: row.received_at,
            now,
            delayMinutes: settings.delayMinutes,
            openingHours: settings.onlyOpeningHours
              ? locations.openingHoursOf(row.location_id)
              : null,
            timeZone: locations.timeZoneOf(row.location_id),
          })
        : null;
    const place = { client_id: clientId, review_id: row.id, location_id: row.location_id };
    const sending = { send_at: sendAt, send_key: sendAt && uuidV7() };
    return [{ ...place, ...replyColumns(draft), ...sending, written_at: now }];
  });
  if (replies.length === 0) return;
  const columns = Object.keys(replies[0] ?? {}) as (keyof (typeof replies)[number])[];
  await db
    .insertInto('communication.replies')
    .values(replies)
    .onConflict((conflict) =>
      conflict
        .columns(['client_id', 'review_id'])
        .doUpdateSet((row) =>
          Object.fromEntries(columns.map((column) => [column, row.ref(`excluded.${column}`)])),
        ),
    )
    .execute();
  await addHistory(
    { db },
    clientId,
    replies.map((reply) => ({
      reviewId: reply.review_id,
      locationId: reply.location_id,
      kind: reply.send_at ? 'scheduled' : 'written',
      text: null,
    })),
  );
  for (const { review_id: reviewId, send_at: sendAt, send_key: sendKey } of replies)
    if (sendAt && sendKey)
      await enqueueSending({ db, app }, { clientId, reviewId, sendKey, sendAt });
}

/** A reply of the bot as it is stored; nothing is left of the one that it replaces. */
export function replyColumns(draft: DraftedReply) {
  return {
    text: draft.text,
    writer: draft.writer,
    template_id: draft.template?.id ?? null,
    state: draft.decision === 'send' ? ('scheduled' as const) : ('proposed' as const),
    decision: draft.decision,
    reason: draft.reason,
    score: draft.evaluation.score,
    evaluation: JSON.stringify(draft.evaluation),
    similarity: draft.similarity,
    sent_at: null,
    sent_by: null,
    source_state: null,
    policy_reason: null,
    failure: null,
    attempts: 0,
    first_tried_at: null,
    leased_until: null,
    updated_at: new Date(),
  };
}

async function notify(
  { db, app }: Context,
  { clientId, locations }: Given,
  answered: readonly AnsweredReview[],
): Promise<void> {
  // Reviews of the past are no news.
  const news = answered
    .filter(({ row }) => !isOldReview({ writtenAt: row.written_at, receivedAt: row.received_at }))
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

/** Last, and in one statement: from here on other transactions wait for the counts of the same statuses. */
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
