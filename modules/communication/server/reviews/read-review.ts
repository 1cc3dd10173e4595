import type { ReviewDetail, ReviewRisk } from '#modules/communication/contract/reviews/review.ts';
import { placesByIds } from '#modules/directory/contract/locations/places-by-ids.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { nameOfUser } from '#platform/server/records/name-of-user.ts';
import type { Membership } from '#platform/server/sessions/principal.ts';
import type { CommunicationTables } from '../tables.ts';

interface Context {
  db: Db<CommunicationTables>;
  app: App;
}

/** One review with its reply and its history. */
export async function readReview(
  { db, app }: Context,
  { clientId, id }: { clientId: string; id: string; reader?: Pick<Membership, 'role' | 'menus'> },
): Promise<ReviewDetail> {
  const review = await db
    .selectFrom('communication.reviews')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!review) throw notFound();
  const topics = await db
    .selectFrom('communication.review_topics')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('review_id', '=', id)
    .execute();
  const history = await db
    .selectFrom('communication.review_history')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('review_id', '=', id)
    .orderBy('id')
    .execute();
  const locationId = review.location_id;
  const [place] = locationId
    ? await app.ports.ask(placesByIds, { clientId, ids: [locationId] }, { db, app })
    : [];
  return {
    id,
    origin: review.origin,
    externalId: review.external_id,
    date: review.written_at.toISOString(),
    receivedAt: review.received_at.toISOString(),
    location: place ? { id: place.id, name: place.name, city: place.city } : null,
    username: review.username,
    grade: review.grade,
    comment: review.comment,
    status: review.status,
    locale: review.language,
    sentiment: review.sentiment,
    topics: topics.map(({ topic, sentiment, ranges }) => ({
      topic,
      sentiment,
      words: ranges.flatMap((at, index) =>
        index % 2 === 0 ? [{ at, length: ranges[index + 1] ?? 0 }] : [],
      ),
    })),
    risks: review.risks as ReviewRisk[],
    response: await readResponse({ db, app }, clientId, id),
    deletedAt: review.deleted_at?.toISOString() ?? null,
    version: review.version,
    media: review.media,
    sourceAddress: review.source_address,
    contact: null,
    leadId: review.lead_id,
    shop: null,
    history: await Promise.all(
      history.map(async ({ at, kind, by_user, text }) => ({
        at: at.toISOString(),
        kind,
        by: await userName({ db, app }, by_user),
        text,
      })),
    ),
  };
}

async function readResponse(
  { db, app }: Context,
  clientId: string,
  reviewId: string,
): Promise<ReviewDetail['response']> {
  const reply = await db
    .selectFrom('communication.replies')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('review_id', '=', reviewId)
    .executeTakeFirst();
  if (!reply) return null;
  const reported = await db
    .selectFrom('communication.corrected_replies')
    .select((row) => row.fn.max('at').as('at'))
    .where('client_id', '=', clientId)
    .where('review_id', '=', reviewId)
    .where('reason', 'is not', null)
    .executeTakeFirst();
  return {
    text: reply.text,
    writer: reply.writer,
    state: reply.state,
    evaluation: reply.evaluation,
    decision: reply.decision,
    reason: reply.reason,
    similarity: reply.similarity,
    sendAt: reply.send_at?.toISOString() ?? null,
    sentAt: reply.sent_at?.toISOString() ?? null,
    sentBy: await userName({ db, app }, reply.sent_by),
    sourceState: reply.source_state,
    failure: reply.failure,
    policyReason: reply.policy_reason,
    reportedAt: reported?.at?.toISOString() ?? null,
  };
}

async function userName({ db, app }: Context, userId: string | null): Promise<string | null> {
  if (!userId) return null;
  return (await app.ports.ask(nameOfUser, { userId }, { db, app })) ?? null;
}
