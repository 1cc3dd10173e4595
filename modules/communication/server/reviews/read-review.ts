import { sql } from 'kysely';
import { findReviewContact } from '#modules/communication/contract/review-ports.ts';
import type { ReplyMark } from '#modules/communication/contract/reviews/reply.ts';
import type { ReviewDetail } from '#modules/communication/contract/reviews/review.ts';
import { reviewerLeads } from '#modules/leads/contract/lead-ports.ts';
import { seeLeads } from '#modules/leads/contract/permissions.ts';
import { holds } from '#platform/contract/permission.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { Membership } from '#platform/server/sessions/principal.ts';
import type { Context } from '../tables.ts';
import { readReviewRows, readUserNames } from './review-rows.ts';

type Reader = Pick<Membership, 'role' | 'menus' | 'scopes'>;

/** Number of latest history entries on a review's page, oldest first. */
const HISTORY_LINES = 200;
/** Number of latest reviews for a location's figures. */
const SHOP_REVIEWS = 5_000;
const TOPIC_MONTHS = 3;

/** One review with its reply and related data [REV-01]. Without a reader it contains no contact and no lead. */
export async function readReview(
  { db, app }: Context,
  { clientId, id, reader }: { clientId: string; id: string; reader?: Reader },
): Promise<ReviewDetail> {
  const [review] = await readReviewRows({ db, app }, clientId, [id], { whole: true });
  if (!review) throw notFound();
  const more = await db
    .selectFrom('communication.reviews')
    .select(['media', 'source_address', 'contact_id', 'email', 'lead_id'])
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const contact =
    reader && (more.contact_id || more.email) && app.ports.isAnswered(findReviewContact)
      ? await app.ports.call(
          findReviewContact,
          { clientId, contactId: more.contact_id, email: more.email, reader },
          { db, app },
        )
      : undefined;
  const history = await readHistory({ db, app }, clientId, id);
  return {
    ...review,
    media: more.media,
    sourceAddress: more.source_address,
    contact: contact ?? null,
    leadId: await readableLead({ db, app }, clientId, more.lead_id, reader),
    ...(await readReplyOrigin({ db }, clientId, id)),
    before:
      review.status === 'to_reassess' ? answeredVersion(history, review.response?.sentAt) : null,
    shop: review.location ? await readShop({ db }, clientId, review.location.id, id) : null,
    history: history.map(({ grade: _, ...line }) => line),
  };
}

async function readShop(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  locationId: string,
  reviewId: string,
): Promise<ReviewDetail['shop']> {
  const { rows } = await sql<{
    grade: number | null;
    reviews: number;
    gradeYearBefore: number | null;
    answered: number;
    byBot: number;
  }>`
    select avg(review.grade)::float8 as grade, count(*) as reviews,
      (avg(review.grade) filter (where review.written_at < now() - interval '1 year'))::float8 as "gradeYearBefore",
      count(*) filter (where reply.state = 'sent') as answered,
      count(*) filter (where reply.state = 'sent' and reply.sent_by is null and reply.writer <> 'source') as "byBot"
    from (
      select client_id, id, grade, written_at from communication.reviews
      where client_id = ${clientId} and location_id = ${locationId}
      order by written_at desc limit ${SHOP_REVIEWS}
    ) as review
    left join communication.replies as reply on reply.client_id = review.client_id and reply.review_id = review.id`.execute(
    db,
  );
  const topics = await sql<{ topic: string; reviews: number }>`
    select own.topic, (
      select count(*) from communication.review_topics as other
      where other.client_id = ${clientId} and other.topic = own.topic and other.location_id = ${locationId}
        and other.written_at > now() - make_interval(months => ${TOPIC_MONTHS}) and other.review_id <> ${reviewId}
    ) as reviews
    from communication.review_topics as own
    where own.client_id = ${clientId} and own.review_id = ${reviewId}
    order by reviews desc, own.topic`.execute(db);
  const [shop] = rows;
  if (!shop || shop.grade === null) return null;
  return {
    grade: shop.grade,
    reviews: shop.reviews,
    gradeYearBefore: shop.gradeYearBefore,
    answered: shop.answered / shop.reviews,
    byBot: shop.byBot / shop.reviews,
    topics: topics.rows,
  };
}

async function readHistory({ db, app }: Context, clientId: string, id: string) {
  const lines = await db
    .selectFrom('communication.review_history')
    .select(['at', 'kind', 'by_user', 'text', 'grade'])
    .where('client_id', '=', clientId)
    .where('review_id', '=', id)
    .orderBy('id', 'desc')
    .limit(HISTORY_LINES)
    .execute();
  const names = await readUserNames(
    { db, app },
    lines.flatMap(({ by_user }) => by_user ?? []),
  );
  return lines.toReversed().map(({ at, kind, by_user, text, grade }) => ({
    at: at.toISOString(),
    kind,
    by: by_user === null ? null : (names.get(by_user) ?? ''),
    text,
    grade,
  }));
}

/** The review at the time of its reply: before the first later change. */
function answeredVersion(
  history: Awaited<ReturnType<typeof readHistory>>,
  sentAt: string | null | undefined,
): ReviewDetail['before'] {
  const changes = history.filter(({ kind, text }) => kind === 'changed' && text !== null);
  const change = changes.find(({ at }) => sentAt && at >= sentAt) ?? changes.at(-1);
  return change ? { comment: change.text ?? '', grade: change.grade, at: change.at } : null;
}

/** The database hides leads of other locations, so the lead is only found if the user can open it. */
async function readableLead(
  { db, app }: Context,
  clientId: string,
  leadId: string | null,
  reader: Reader | undefined,
): Promise<string | null> {
  if (!leadId || !reader || !holds(seeLeads, reader)) return null;
  if (!app.ports.isAnswered(reviewerLeads)) return null;
  const known = await app.ports.call(
    reviewerLeads,
    { clientId, ids: [leadId], emails: [] },
    { db, app },
  );
  return known.ids.has(leadId) ? leadId : null;
}

/** Template of the reply, and which of its sentences answer which topics. */
async function readReplyOrigin(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  reviewId: string,
): Promise<Pick<ReviewDetail, 'template' | 'replyMarks'>> {
  const { rows } = await sql<{ name: string | null; marks: ReplyMark[] | null; length: number }>`
    select reply.marks, length(reply.text) as length, (
      select template ->> 'name'
      from communication.reply_settings as stored
      cross join lateral jsonb_array_elements(stored.settings -> 'templates') as template
      where stored.client_id = ${clientId} and template ->> 'id' = reply.template_id::text limit 1) as name
    from communication.replies as reply
    where reply.client_id = ${clientId} and reply.review_id = ${reviewId}
      and reply.writer in ('embedded', 'template')`.execute(db);
  const [reply] = rows;
  return {
    template: reply?.name ?? null,
    // Nothing remains of the text of an erased author.
    replyMarks: reply?.length ? (reply.marks ?? []) : [],
  };
}
