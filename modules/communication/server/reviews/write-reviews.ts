import { sql } from 'kysely';
import type { Db } from '#platform/server/database/database.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import type { IncomingReview } from '../sources/reply-sender.ts';
import type { CommunicationTables } from '../tables.ts';
import type { LinkedReview } from './link-reviewers.ts';
import {
  firstStatus,
  type ReviewChange,
  replyAtSource,
  type SourceReply,
  type StoredReview,
  sentimentFromGrade,
} from './review-change.ts';

type Context = { db: Db<CommunicationTables> };
export type NewReview = LinkedReview & { id: string };
interface ChangedReview {
  stored: StoredReview;
  given: LinkedReview;
  change: ReviewChange;
}

/** Returns the ids of new reviews, by origin and id at the source. */
export async function insertReviews(
  { db }: Context,
  clientId: string,
  reviews: readonly LinkedReview[],
  { imported }: { imported: boolean },
): Promise<Map<string, string>> {
  const rows = reviews.map((review) => ({ ...columnsOf(review), id: uuidV7() }));
  const { rows: made } = await sql<{ id: string; key: string }>`
    insert into communication.reviews (client_id, id, origin, external_id, location_id, written_at,
      source_updated_at, username, email, lead_id, contact_id, grade, comment, media, source_address,
      status, sentiment, imported_at)
    select ${clientId}::uuid, id, origin, external_id, location_id, written_at, source_updated_at, username,
      email, lead_id, contact_id, grade, comment, media, source_address, status, sentiment,
      case when ${imported} then now() end
    from ${recordsOf(rows)}
    on conflict (client_id, origin, external_id) do nothing
    returning id, origin || ' ' || external_id as key`.execute(db);
  const created = new Map(made.map(({ id, key }) => [key, id]));
  await writeReplies(
    { db },
    clientId,
    reviews.flatMap(({ origin, externalId, locationId, reply }) => {
      const id = created.get(`${origin} ${externalId}`);
      return id && reply ? [{ id, locationId, reply: replyAtSource(reply) }] : [];
    }),
  );
  return created;
}

/** Stored reviews with their replies, locked until the transaction ends. */
export async function readStored(
  { db }: Context,
  clientId: string,
  reviews: readonly IncomingReview[],
): Promise<StoredReview[]> {
  if (reviews.length === 0) return [];
  const { rows } = await sql<StoredReview>`
    select review.id, review.origin, review.external_id as "externalId", review.location_id as "locationId",
      review.written_at as "writtenAt", review.source_updated_at as "sourceUpdatedAt", review.username,
      review.email, review.lead_id as "leadId", review.grade, review.comment, review.media,
      review.source_address as "sourceAddress", review.status, review.deleted_at as "deletedAt",
      review.erased_at as "erasedAt", review.mentions_erased_at as "mentionsErasedAt"
    from communication.reviews as review
    join unnest(${reviews.map(({ origin }) => origin)}::text[], ${reviews.map(({ externalId }) => externalId)}::text[])
      as given (origin, external_id) on given.origin = review.origin and given.external_id = review.external_id
    where review.client_id = ${clientId}
    order by review.origin, review.external_id
    for update of review`.execute(db);
  // Read after the lock, which the job that sends a reply takes, too.
  const replies = await db
    .selectFrom('communication.replies')
    .select(['review_id', 'text', 'writer', 'state', 'sent_at', 'source_state', 'policy_reason'])
    .select(['known_texts', 'mentions_erased_at'])
    .where('client_id', '=', clientId)
    .where('review_id', '=', sql<string>`any (${rows.map(({ id }) => id)}::uuid[])`)
    .execute();
  const byReview = new Map(replies.map((reply) => [reply.review_id, reply]));
  return rows.map((row) => {
    const reply = byReview.get(row.id);
    return {
      ...row,
      reply: reply
        ? {
            text: reply.text,
            writer: reply.writer,
            state: reply.state,
            sentAt: reply.sent_at,
            sourceState: reply.source_state,
            policyReason: reply.policy_reason,
            knownTexts: reply.known_texts,
            mentionsErasedAt: reply.mentions_erased_at,
          }
        : null,
    };
  });
}

export async function writeReviewChanges(
  { db }: Context,
  clientId: string,
  changed: readonly ChangedReview[],
): Promise<void> {
  if (changed.length === 0) return;
  const rows = changed.map(({ stored, given, change }) => ({
    ...columnsOf(given),
    id: stored.id,
    status: change.status,
    // Changed details of the source must not cause a conflict for an editor.
    is_news: change.isRewritten || change.isRestored || change.reply !== null || change.isMoved,
    is_rewritten: change.isRewritten,
    is_analysed_again: change.isAnalysedAgain,
  }));
  await sql`
    update communication.reviews as review
    set location_id = given.location_id, written_at = given.written_at,
      source_updated_at = coalesce(given.source_updated_at, review.source_updated_at),
      username = given.username, email = coalesce(given.email, review.email),
      lead_id = coalesce(review.lead_id, given.lead_id),
      contact_id = coalesce(review.contact_id, given.contact_id), grade = given.grade, comment = given.comment,
      media = given.media, source_address = given.source_address, status = given.status, deleted_at = null,
      language = case when given.is_rewritten then null else review.language end,
      sentiment = case when given.is_rewritten then given.sentiment else review.sentiment end,
      risks = case when given.is_rewritten then '{}' else review.risks end,
      analysed_at = case when given.is_analysed_again then null else review.analysed_at end,
      mentions_erased_at = case when given.comment = review.comment and given.username = review.username
        then review.mentions_erased_at end,
      updated_at = now(), version = review.version + given.is_news::int
    from ${recordsOf(rows)} where review.client_id = ${clientId} and review.id = given.id`.execute(
    db,
  );
  const idsOf = (which: (change: ReviewChange) => boolean) =>
    changed.filter(({ change }) => which(change)).map(({ stored }) => stored.id);
  const rewritten = idsOf(({ isRewritten }) => isRewritten);
  if (rewritten.length > 0) await deleteOf({ db }, clientId, 'review_topics', rewritten);
  const dropped = idsOf(({ dropsReply }) => dropsReply);
  if (dropped.length > 0) await deleteOf({ db }, clientId, 'replies', dropped);
  const moved = idsOf(({ isMoved }) => isMoved);
  if (moved.length > 0) await moveParts({ db }, clientId, moved);
  const redated = idsOf(({ isRedated }) => isRedated);
  if (redated.length > 0) await redateTopics({ db }, clientId, redated);
  await writeReplies(
    { db },
    clientId,
    changed.flatMap(({ stored, given, change: { reply } }) =>
      reply ? [{ id: stored.id, locationId: given.locationId, reply }] : [],
    ),
  );
  const lines = changed.flatMap(({ stored, given, change }) =>
    change.history.map((kind) => ({
      client_id: clientId,
      id: uuidV7(),
      review_id: stored.id,
      location_id: given.locationId,
      kind,
      by_user: null,
      text: kind === 'changed' ? stored.comment : null,
      grade: kind === 'changed' ? stored.grade : null,
    })),
  );
  if (lines.length > 0) await db.insertInto('communication.review_history').values(lines).execute();
}

/** Stores replies as shown at their source. */
export async function writeReplies(
  { db }: Context,
  clientId: string,
  replies: readonly { id: string; locationId: string | null; reply: SourceReply }[],
): Promise<void> {
  if (replies.length === 0) return;
  const rows = replies.map(({ id, locationId, reply }) => ({
    id,
    location_id: locationId,
    text: reply.text,
    is_ours: reply.writer === null,
    state: reply.state,
    sent_at: reply.sentAt.toISOString(),
    source_state: reply.sourceState,
    policy_reason: reply.policyReason,
    failure: reply.state === 'failed' ? 'rejectedBySource' : null,
  }));
  await sql`
    insert into communication.replies as reply (client_id, review_id, location_id, text, writer, state, decision,
      reason, sent_at, source_state, policy_reason, failure, written_at)
    select ${clientId}::uuid, id, location_id, text, 'source', state, 'manual', 'edited', sent_at, source_state,
      policy_reason, failure, sent_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id uuid, location_id uuid, text text,
      is_ours boolean, state text, sent_at timestamptz, source_state text, policy_reason text, failure text)
    on conflict (client_id, review_id) do update set
      text = excluded.text, state = excluded.state, source_state = excluded.source_state,
      policy_reason = excluded.policy_reason, failure = excluded.failure, sent_at = excluded.sent_at,
      send_at = null, leased_until = null, updated_at = now(),
      mentions_erased_at = case when reply.text = excluded.text then reply.mentions_erased_at end`.execute(
    db,
  );
  const foreign = rows.filter(({ is_ours }) => !is_ours).map(({ id }) => id);
  if (foreign.length > 0)
    await sql`
      update communication.replies set writer = 'source', writer_reason = null, template_id = null, decision = 'manual', reason = 'edited',
        score = null, evaluation = null, similarity = null, send_key = null, sent_by = null
      where client_id = ${clientId} and review_id = any (${foreign}::uuid[]) and writer <> 'source'`.execute(
      db,
    );
}

async function deleteOf(
  { db }: Context,
  clientId: string,
  table: 'review_topics' | 'replies',
  ids: readonly string[],
): Promise<void> {
  await sql`
    delete from ${sql.id('communication', table)}
    where client_id = ${clientId} and review_id = any (${ids}::uuid[])`.execute(db);
}

/** Moves a review's parts to its location, because users of a location see them by it. */
async function moveParts({ db }: Context, clientId: string, ids: readonly string[]): Promise<void> {
  for (const table of ['review_topics', 'replies', 'review_history', 'corrected_replies'])
    await sql`
      update ${sql.id('communication', table)} as part set location_id = review.location_id
      from communication.reviews as review
      where part.client_id = ${clientId} and part.review_id = any (${ids}::uuid[])
        and review.client_id = ${clientId} and review.id = part.review_id`.execute(db);
}

/** Updates topic dates, because monthly figures count topics by review date. */
async function redateTopics(
  { db }: Context,
  clientId: string,
  ids: readonly string[],
): Promise<void> {
  await sql`
    update communication.review_topics as topic set written_at = review.written_at
    from communication.reviews as review
    where topic.client_id = ${clientId} and topic.review_id = any (${ids}::uuid[])
      and review.client_id = ${clientId} and review.id = topic.review_id`.execute(db);
}

function columnsOf(review: LinkedReview) {
  return {
    origin: review.origin,
    external_id: review.externalId,
    location_id: review.locationId,
    written_at: review.writtenAt.toISOString(),
    source_updated_at: review.sourceUpdatedAt?.toISOString() ?? null,
    username: review.username,
    email: review.email,
    lead_id: review.leadId,
    contact_id: review.contactId,
    grade: review.grade,
    comment: review.comment,
    media: review.media,
    source_address: review.sourceAddress,
    status: firstStatus(review),
    sentiment: sentimentFromGrade(review),
  };
}

function recordsOf(rows: readonly object[]) {
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id uuid, origin text, external_id text,
    location_id uuid, written_at timestamptz, source_updated_at timestamptz, username text, email text,
    lead_id uuid, contact_id text, grade smallint, comment text, media jsonb, source_address text, status text,
    sentiment text, is_news boolean, is_rewritten boolean, is_analysed_again boolean)`;
}
