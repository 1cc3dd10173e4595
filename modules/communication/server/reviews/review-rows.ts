import { sql } from 'kysely';
import type { Reply } from '#modules/communication/contract/reviews/reply.ts';
import type { Review } from '#modules/communication/contract/reviews/review.ts';
import { placesByIds } from '#modules/directory/contract/locations/place-to-buy.ts';
import { userNamePort } from '#platform/server/records/user-name-port.ts';
import type { Context } from '../tables.ts';

/** Lists show the beginning of a comment; the page of a review shows all of it. */
const LISTED_COMMENT_LENGTH = 4_000;

export interface ReviewRow
  extends Omit<Review, 'date' | 'receivedAt' | 'deletedAt' | 'location' | 'topics' | 'response'> {
  writtenAt: Date;
  receivedAt: Date;
  deletedAt: Date | null;
  locationId: string | null;
  topics: { topic: string; sentiment: 'PO' | 'NE' | 'NG'; ranges: number[] }[];
  reply:
    | (Omit<Reply, 'sendAt' | 'sentAt' | 'reportedAt' | 'sentBy'> &
        Record<Moments, string | null> & { sentBy: string | null })
    | null;
}
type Moments = 'sendAt' | 'sentAt' | 'reportedAt';

/** Columns of a review with its topics and reply, over the joins below. */
export function reviewColumns(clientId: string, { whole = false }: { whole?: boolean } = {}) {
  const comment = whole ? sql`review.comment` : sql`left(review.comment, ${LISTED_COMMENT_LENGTH})`;
  return sql`review.id, review.origin, review.external_id as "externalId", review.written_at as "writtenAt",
      review.received_at as "receivedAt", review.deleted_at as "deletedAt", review.location_id as "locationId",
      review.username, review.grade, ${comment} as comment, review.status, review.language as locale,
      review.sentiment, review.risks, review.version,
      (select coalesce(jsonb_agg(jsonb_build_object('topic', topic, 'sentiment', sentiment, 'ranges', ranges)
          order by ranges, topic), '[]')
        from communication.review_topics as topic
        where topic.client_id = ${clientId} and topic.review_id = review.id) as topics,
      case when reply.review_id is not null then jsonb_build_object(
        'text', reply.text, 'writer', reply.writer, 'writerReason', reply.writer_reason, 'state', reply.state,
        'evaluation', reply.evaluation,
        'decision', reply.decision, 'reason', reply.reason, 'similarity', reply.similarity,
        'sendAt', reply.send_at, 'sentAt', reply.sent_at, 'sentBy', reply.sent_by,
        'sourceState', reply.source_state, 'failure', reply.failure, 'policyReason', reply.policy_reason,
        'reportedAt', (select max(at) from communication.corrected_replies as report
          where report.client_id = ${clientId} and report.review_id = review.id and report.reason is not null)
      ) end as reply`;
}

/** Joins reviews and replies to rows that have the id of a review. */
export function reviewJoins(clientId: string, found: 'page' | 'wanted') {
  return sql`
    join communication.reviews as review on review.client_id = ${clientId} and review.id = ${sql.ref(`${found}.id`)}
    left join communication.replies as reply on reply.client_id = ${clientId} and reply.review_id = review.id`;
}

/** Reviews with their topics and replies, in the order of the ids. */
export async function readReviewRows(
  context: Context,
  clientId: string,
  ids: readonly string[],
  given: { whole?: boolean } = {},
): Promise<Review[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ReviewRow>`
    select ${reviewColumns(clientId, given)}
    from unnest(${ids}::uuid[]) with ordinality as wanted (id, place) ${reviewJoins(clientId, 'wanted')}
    order by wanted.place`.execute(context.db);
  return namedReviews(context, clientId, rows);
}

/** Adds names of locations and users and converts rows to the format of the call. */
export async function namedReviews(
  { db, app }: Context,
  clientId: string,
  rows: readonly ReviewRow[],
): Promise<Review[]> {
  const places = await placesOf({ db, app }, clientId, rows);
  const names = await readUserNames(
    { db, app },
    rows.flatMap(({ reply }) => reply?.sentBy ?? []),
  );
  return rows.map(({ writtenAt, receivedAt, deletedAt, locationId, topics, reply, ...row }) => ({
    ...row,
    date: writtenAt.toISOString(),
    receivedAt: receivedAt.toISOString(),
    deletedAt: deletedAt?.toISOString() ?? null,
    location: locationId
      ? (places.get(locationId) ?? { id: locationId, name: '', city: '' })
      : null,
    topics: topics.map(({ topic, sentiment, ranges }) => ({
      topic,
      sentiment,
      words: pairsOf(ranges),
    })),
    response: reply && {
      ...reply,
      sendAt: isoOf(reply.sendAt),
      sentAt: isoOf(reply.sentAt),
      reportedAt: isoOf(reply.reportedAt),
      sentBy: reply.sentBy === null ? null : (names.get(reply.sentBy) ?? ''),
    },
  }));
}

/** Names by user id; each user is queried once. */
export async function readUserNames(
  { db, app }: Context,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const userId of new Set(userIds))
    names.set(userId, (await app.ports.call(userNamePort, { userId }, { db, app })) ?? '');
  return names;
}

async function placesOf({ db, app }: Context, clientId: string, rows: readonly ReviewRow[]) {
  const ids = [...new Set(rows.flatMap(({ locationId }) => locationId ?? []))];
  const places =
    ids.length > 0 ? await app.ports.call(placesByIds, { clientId, ids }, { db, app }) : [];
  return new Map(places.map(({ id, name, city }) => [id, { id, name, city }]));
}

function pairsOf(ranges: readonly number[]): { at: number; length: number }[] {
  const pairs: { at: number; length: number }[] = [];
  for (let at = 0; at + 1 < ranges.length; at += 2)
    pairs.push({ at: ranges[at] ?? 0, length: ranges[at + 1] ?? 0 });
  return pairs;
}

/** PostgreSQL's JSON uses the offset of the session. */
function isoOf(moment: string | null): string | null {
  return moment === null ? null : new Date(moment).toISOString();
}
