import { type Insertable, sql } from 'kysely';
import type { ReplyState } from '#modules/communication/contract/reviews/reply.ts';
import type {
  ReviewOrigin,
  ReviewStatus,
  Sentiment,
} from '#modules/communication/contract/reviews/review.ts';
import {
  draftReply,
  type ReviewToAnswer,
} from '#modules/communication/server/replies/draft-reply.ts';
import { readLocations } from '#modules/communication/server/replies/location-facts.ts';
import type { CommunicationTables } from '#modules/communication/server/tables.ts';
import type { ProfileHubTables } from '#modules/profile-hub/server/tables.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { demoClients, demoUsers } from '../demo-people.ts';
import { demoGoogleName } from './demo-google.ts';
import { demoReplySettings } from './demo-reply-settings.ts';
import { buildContactReview, type DemoReview, demoReviews } from './demo-reviews.ts';

const HOUR_MS = 3_600_000;
/** Reviews newer than this wait for a reply; older ones are answered. */
const WAITING_HOURS = 24 * 9;
const BATCH = 200;
const RECENT = 20;

/** Reviews of the first brand with replies; skipped if the brand has any. */
export async function loadDemoReviews(app: App): Promise<void> {
  const clientId = demoClients[0]?.id ?? '';
  await app.database
    .ofClient<CommunicationTables>(clientId)
    .transaction()
    .execute(async (db) => {
      const found = await db
        .selectFrom('communication.reviews')
        .select('id')
        .where('client_id', '=', clientId)
        .limit(1)
        .executeTakeFirst();
      if (found) return;
      await db
        .insertInto('communication.reply_settings')
        .values({ client_id: clientId, settings: JSON.stringify(demoReplySettings) })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const ofContacts = await reviewsOfContacts(db as unknown as Db<ProfileHubTables>, clientId);
      await storeReviews({ db, app }, clientId, [...ofContacts, ...demoReviews.map(withId)]);
      await matchReplies(db, clientId);
    });
}

/** The replies of contact journeys have the time and author of the stored ones; without a sent one there is none. */
async function matchReplies(db: Db<CommunicationTables>, clientId: string): Promise<void> {
  await sql`
    with answered as (
      update profile_hub.stations as station
      set at = reply.sent_at,
        detail = jsonb_build_object('by', case when reply.sent_by is null then 'bot' else 'user' end)
      from communication.replies as reply
      where station.client_id = ${clientId} and station.kind = 'reply' and reply.client_id = station.client_id
        and reply.review_id::text = station.ref and reply.sent_at is not null
      returning station.id
    )
    delete from profile_hub.stations as station
    where station.client_id = ${clientId} and station.kind = 'reply'
      and not exists (select from answered where answered.id = station.id)`.execute(db);
  await sql`
    update profile_hub.contacts as contact set last_activity_at = latest.at
    from (
      select contact_id, max(at) as at from profile_hub.stations where client_id = ${clientId} group by contact_id
    ) as latest
    where contact.client_id = ${clientId} and contact.id = latest.contact_id`.execute(db);
}

type StoredDemoReview = DemoReview & { id: string; contactId: string | null };
const withId = (review: DemoReview): StoredDemoReview => ({
  ...review,
  id: uuidV7(),
  contactId: null,
});

/** Creates the reviews mentioned in contact journeys and links the journeys to them. */
async function reviewsOfContacts(
  db: Db<ProfileHubTables>,
  clientId: string,
): Promise<StoredDemoReview[]> {
  const stations = await db
    .selectFrom('profile_hub.stations as station')
    .innerJoin('profile_hub.contacts as contact', (join) =>
      join
        .onRef('contact.client_id', '=', 'station.client_id')
        .onRef('contact.id', '=', 'station.contact_id'),
    )
    .select([
      'station.id',
      'station.contact_id',
      'station.at',
      'station.grade',
      'station.detail',
      'station.journey_id',
    ])
    .select(['contact.firstname', 'contact.lastname', 'contact.email', 'contact.country'])
    .where('station.client_id', '=', clientId)
    .where('station.kind', '=', 'review')
    .orderBy('station.at')
    .execute();
  const reviews: StoredDemoReview[] = [];
  for (const [at, row] of stations.entries()) {
    const id = uuidV7();
    const review = buildContactReview(
      {
        name: [row.firstname, row.lastname].filter(Boolean).join(' '),
        email: row.email,
        country: row.country ?? 'FR',
        hoursAgo: (Date.now() - row.at.getTime()) / HOUR_MS,
        grade: row.grade ?? 5,
        shop: String(row.detail.shop ?? ''),
      },
      at,
    );
    reviews.push({ ...review, id, contactId: row.contact_id });
    await db
      .updateTable('profile_hub.stations')
      .set({ ref: id })
      .where('client_id', '=', clientId)
      .where('contact_id', '=', row.contact_id)
      .where('journey_id', '=', row.journey_id)
      .where('kind', 'in', ['review', 'reply'])
      .execute();
  }
  return reviews;
}

type Columns<Table extends keyof CommunicationTables> = Insertable<CommunicationTables[Table]>;

async function storeReviews(
  { db, app }: { db: Db<CommunicationTables>; app: App },
  clientId: string,
  given: readonly StoredDemoReview[],
): Promise<void> {
  const reviews = given.toSorted((one, other) => other.hoursAgo - one.hoursAgo);
  const locationIds = reviews.map(({ locationId }) => locationId);
  const locations = await readLocations({ db, app }, { clientId, locationIds, formId: null });
  const recent = new Map<string, string[]>();
  const rows: Columns<'communication.reviews'>[] = [];
  const topics: Columns<'communication.review_topics'>[] = [];
  const replies: Columns<'communication.replies'>[] = [];
  const history: Columns<'communication.review_history'>[] = [];
  for (const [at, review] of reviews.entries()) {
    const { row, toAnswer } = rowOf(clientId, review);
    const before = recent.get(review.locationId) ?? [];
    const drafted = review.comment
      ? await draftReply(toAnswer, {
          settings: demoReplySettings,
          locations,
          recent: before,
          canReply: true,
        })
      : null;
    const [status, state] = stateOf(review, at, drafted?.decision ?? 'manual');
    rows.push({ ...row, status });
    topics.push(...topicsOf(clientId, review, row));
    if (!drafted) continue;
    recent.set(review.locationId, [drafted.text, ...before].slice(0, RECENT));
    const repliedAt = new Date(row.written_at as Date);
    repliedAt.setTime(repliedAt.getTime() + (2 + ((at * 7) % 40)) * HOUR_MS);
    history.push(...historyOf(clientId, review, { status, state, repliedAt }));
    replies.push({
      client_id: clientId,
      review_id: review.id,
      location_id: review.locationId,
      text: drafted.text,
      writer: drafted.writer,
      template_id: drafted.template?.id ?? null,
      state,
      decision: drafted.decision,
      reason: drafted.reason,
      score: drafted.evaluation.score,
      evaluation: JSON.stringify(drafted.evaluation),
      similarity: drafted.similarity,
      marks: JSON.stringify(drafted.marks),
      written_at: row.written_at,
      ...(state === 'sent' && {
        sent_at: repliedAt,
        sent_by: review.grade <= 2 ? (demoUsers[0]?.id ?? null) : null,
        source_state: 'approved' as const,
      }),
      ...(state === 'failed' && {
        failure: 'rejectedBySource',
        source_state: 'rejected' as const,
        policy_reason: 'PROHIBITED_CONTENT',
      }),
    });
  }
  for (let from = 0; from < rows.length; from += BATCH)
    await db
      .insertInto('communication.reviews')
      .values(rows.slice(from, from + BATCH))
      .execute();
  for (let from = 0; from < topics.length; from += BATCH)
    await db
      .insertInto('communication.review_topics')
      .values(topics.slice(from, from + BATCH))
      .execute();
  for (let from = 0; from < replies.length; from += BATCH)
    await db
      .insertInto('communication.replies')
      .values(replies.slice(from, from + BATCH))
      .execute();
  for (let from = 0; from < history.length; from += BATCH)
    await db
      .insertInto('communication.review_history')
      .values(history.slice(from, from + BATCH))
      .execute();
}

/** History of a review that changed after its reply, so that both versions can be compared. */
function historyOf(
  clientId: string,
  { id, locationId, before }: StoredDemoReview,
  { status, state, repliedAt }: { status: ReviewStatus; state: ReplyState; repliedAt: Date },
): Columns<'communication.review_history'>[] {
  const line = { client_id: clientId, review_id: id, location_id: locationId, by_user: null };
  const changedAt = new Date(repliedAt.getTime() + HOUR_MS);
  return [
    ...(state === 'sent'
      ? [{ ...line, id: uuidV7(), at: repliedAt, kind: 'sent', text: null, grade: null }]
      : []),
    ...(status === 'to_reassess' && before
      ? [{ ...line, id: uuidV7(), at: changedAt, kind: 'changed', ...before }]
      : []),
  ];
}

function rowOf(clientId: string, review: StoredDemoReview) {
  const writtenAt = new Date(Date.now() - review.hoursAgo * HOUR_MS);
  const { id, origin, locationId, username, grade, comment } = review;
  const sentiment: Sentiment = !comment ? 'BL' : grade >= 4 ? 'PO' : grade === 3 ? 'NE' : 'NG';
  const language = comment?.locale ?? null;
  // Only a location with a Google profile can have Google reviews.
  const profile = demoGoogleName(locationId);
  const row = {
    client_id: clientId,
    id,
    origin: profile ? origin : ('GATOREVIEWS' as const),
    external_id: profile && origin === 'GMB' ? `${profile}/reviews/${id}` : `demo-${id}`,
    ...(profile && origin === 'GMB' && { source_updated_at: writtenAt }),
    location_id: locationId,
    written_at: writtenAt,
    received_at: writtenAt,
    username,
    email: review.email,
    contact_id: review.contactId,
    grade,
    comment: review.text,
    language,
    sentiment,
    risks: [...(comment?.risks ?? [])],
    media: JSON.stringify(photosOf(review)),
    ...(review.isImported && { imported_at: new Date() }),
    analysed_at: writtenAt,
  };
  const toAnswer: ReviewToAnswer = {
    ...{ id, origin: row.origin, locationId, username, grade, language, sentiment },
    comment: review.text,
    writtenAt,
    receivedAt: writtenAt,
    topics: comment?.topics.map(([topic, of]) => ({ topic, sentiment: of })) ?? [],
    importedAt: review.isImported ? new Date() : null,
    risks: comment?.risks ?? [],
  };
  return { row, toAnswer };
}

/** Links to photos, because the content security policy blocks images of other sites. */
function photosOf({ id, photos = 0 }: StoredDemoReview) {
  return Array.from({ length: photos }, (_, at) => {
    const address = `https://photos.example/${id}/${at + 1}.jpg`;
    return { thumbnail: address, address };
  });
}

function topicsOf(
  clientId: string,
  { id, locationId, comment, text }: StoredDemoReview,
  { written_at, origin }: { written_at: Date; origin: ReviewOrigin },
): Columns<'communication.review_topics'>[] {
  return (comment?.topics ?? []).map(([topic, sentiment, phrase]) => {
    const at = text.indexOf(phrase);
    return {
      client_id: clientId,
      review_id: id,
      topic,
      location_id: locationId,
      origin,
      written_at,
      sentiment,
      ranges: at < 0 ? [] : [at, phrase.length],
      words: [phrase.toLowerCase()],
    };
  });
}

/** Old reviews are answered or discarded; some of the last days wait, failed or changed after their reply. */
function stateOf(
  { comment, hoursAgo, isImported }: DemoReview,
  at: number,
  decision: 'send' | 'approve' | 'manual',
): [ReviewStatus, ReplyState] {
  if (!comment) return ['empty', 'proposed'];
  if (isImported) return ['manual', 'proposed'];
  if (hoursAgo > WAITING_HOURS) {
    if (at % 31 === 0) return ['discarded', 'proposed'];
    return at % 7 === 0 && hoursAgo < 2 * WAITING_HOURS
      ? ['to_reassess', 'sent']
      : ['sent', 'sent'];
  }
  if (at % 9 === 4) return ['failed', 'failed'];
  // Automatic replies were sent, except for the newest reviews.
  if (decision === 'send' && hoursAgo > 60) return ['sent', 'sent'];
  return [decision === 'manual' ? 'manual' : 'ready', 'proposed'];
}
