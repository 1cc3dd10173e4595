import { sql } from 'kysely';
import { z } from 'zod';
import { reviewReceived } from '#modules/communication/contract/review-events.ts';
import type { ReviewOrigin } from '#modules/communication/contract/reviews/review.ts';
import { placesByIds } from '#modules/directory/contract/locations/place-to-buy.ts';
import { cutText } from '#platform/contract/text/text.ts';
import { retryDeadlocks } from '#platform/server/database/database-errors.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import type { JobKind } from '#platform/server/jobs/job-kind.ts';
import type { IncomingReview } from '../sources/reply-sender.ts';
import type { Context } from '../tables.ts';
import { foldFiguresJob } from './fold-figures.job.ts';
import { type LinkedReview, linkReviewers } from './link-reviewers.ts';
import {
  type ReviewChange,
  reviewChange,
  type StoredReview,
  withoutErased,
} from './review-change.ts';
import { insertReviews, type NewReview, readStored, writeReviewChanges } from './write-reviews.ts';

export interface ReceivedReviews {
  created: number;
  changed: number;
  unchanged: number;
}

/** Reviews per round of statements; longer rounds would block the process for other calls. */
const AT_ONCE = 100;
const EVENT_COMMENT_LENGTH = 4_000;
/** Minimum number of new reviews whose figures are folded soon. */
const MANY = 100;
const FOLD_AFTER_SECONDS = 10;

/**
 * Analyses the reviews of a client that wait for it and writes their replies. Code that stores reviews enqueues it in the
 * same transaction, with the unique key `answer`.
 */
export const answerReviewsKind = {
  name: 'communication.answer-reviews',
  input: z.object({
    clientId: z.string(),
    /** A final run for reviews that were stored while the previous run was ending. */
    last: z.boolean().default(false),
  }),
} satisfies JobKind;

/**
 * Stores a source's new reviews, changed reviews and reply states [REV-09]. Each review is stored once, even if several
 * callers send it repeatedly. Uses the caller's transaction or a separate one.
 */
export async function receiveReviews(
  { db, app }: Context,
  clientId: string,
  reviews: readonly IncomingReview[],
  /** Past reviews from a file, which are never answered automatically. */
  { imported = false }: { imported?: boolean } = {},
): Promise<ReceivedReviews> {
  if (!db.isTransaction)
    return retryDeadlocks(() =>
      db
        .transaction()
        .execute((tx) => receiveReviews({ db: tx, app }, clientId, reviews, { imported })),
    );
  const received: ReceivedReviews = { created: 0, changed: 0, unchanged: 0 };
  const once = withoutRepeats(reviews);
  received.unchanged += reviews.length - once.length;
  for (let at = 0; at < once.length; at += AT_ONCE) {
    const part = await linkReviewers({ db, app }, clientId, once.slice(at, at + AT_ONCE));
    const created = await insertReviews({ db }, clientId, part, { imported });
    const known = part.filter((review) => !created.has(keyOf(review)));
    const changes = changesOfKnown(await readStored({ db }, clientId, known), known);
    await writeReviewChanges({ db }, clientId, changes);
    await publishNew(
      { db, app },
      clientId,
      part.flatMap((review) => {
        const id = created.get(keyOf(review));
        return id ? [{ ...review, id }] : [];
      }),
      { imported },
    );
    received.created += created.size;
    received.changed += changes.length;
    received.unchanged += known.length - changes.length;
  }
  // An import is one long transaction that would block others on these keys until its end; it starts the job itself then.
  if (!imported && received.created + received.changed > 0)
    await startAnswering({ db, app }, clientId, received.created);
  return received;
}

/** Starts the job that answers new reviews, and folds figures if there are many. */
export async function startAnswering(
  { db, app }: Context,
  clientId: string,
  created: number,
): Promise<void> {
  await app.jobs.enqueue(db, answerReviewsKind, { clientId }, { clientId, uniqueKey: 'answer' });
  if (created >= MANY)
    await app.jobs.enqueue(
      db,
      foldFiguresJob,
      { clientId },
      { clientId, uniqueKey: 'fold', startAfterSeconds: FOLD_AFTER_SECONDS },
    );
}

/** Marks reviews as deleted at the source: they stay in figures and are not answered. Returns their number. */
export async function markDeleted(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  {
    origin,
    externalIds,
    at = new Date(),
  }: { origin: ReviewOrigin; externalIds: readonly string[]; at?: Date },
): Promise<number> {
  if (!db.isTransaction)
    return db
      .transaction()
      .execute((tx) => markDeleted({ db: tx }, clientId, { origin, externalIds, at }));
  const { rows } = await sql<{ id: string; location_id: string | null }>`
    with deleted as (
      select id from communication.reviews
      where client_id = ${clientId} and origin = ${origin} and external_id = any (${externalIds}::text[])
        and deleted_at is null
      order by external_id for update
    )
    update communication.reviews as review
    set deleted_at = ${at}, updated_at = now(), version = version + 1
    from deleted where review.client_id = ${clientId} and review.id = deleted.id
    returning review.id, review.location_id`.execute(db);
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  await db
    .deleteFrom('communication.replies')
    .where('client_id', '=', clientId)
    .where('review_id', 'in', ids)
    .where('state', 'in', ['proposed', 'scheduled'])
    .execute();
  await db
    .insertInto('communication.review_history')
    .values(
      rows.map(({ id, location_id }) => ({
        client_id: clientId,
        id: uuidV7(),
        review_id: id,
        location_id,
        kind: 'deleted-at-source',
        by_user: null,
        text: null,
      })),
    )
    .execute();
  return rows.length;
}

function keyOf({ origin, externalId }: Pick<IncomingReview, 'origin' | 'externalId'>): string {
  return `${origin} ${externalId}`;
}

/** Keeps only the last of duplicate reviews. Sorted by key, the order in which all callers lock them. */
function withoutRepeats(reviews: readonly IncomingReview[]): IncomingReview[] {
  const once = new Map(reviews.map((review) => [keyOf(review), review]));
  return [...once].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, review]) => review);
}

function changesOfKnown(
  stored: readonly StoredReview[],
  incoming: readonly LinkedReview[],
): { stored: StoredReview; given: LinkedReview; change: ReviewChange }[] {
  const byKey = new Map(incoming.map((review) => [keyOf(review), review]));
  return stored.flatMap((review) => {
    const found = byKey.get(keyOf(review));
    if (!found) return [];
    const given = withoutErased(review, found);
    const change = reviewChange(review, given);
    return change ? [{ stored: review, given, change }] : [];
  });
}

/** Publishes imported reviews only if they have an email or a lead, so webhooks do not receive a brand's history. */
async function publishNew(
  { db, app }: Context,
  clientId: string,
  created: readonly NewReview[],
  { imported }: { imported: boolean },
): Promise<void> {
  const published = imported
    ? created.filter(({ email, givenLeadId }) => email !== null || givenLeadId !== null)
    : created;
  if (published.length === 0) return;
  const ids = [...new Set(published.flatMap(({ locationId }) => locationId ?? []))];
  const places =
    ids.length > 0 ? await app.ports.call(placesByIds, { clientId, ids }, { db, app }) : [];
  const names = new Map(places.map(({ id, name }) => [id, name]));
  await app.events.publishAll(db, reviewReceived, {
    clientId,
    payloads: published.map((review) => ({
      reviewId: review.id,
      at: review.writtenAt.toISOString(),
      email: review.email,
      leadId: review.givenLeadId,
      grade: review.grade,
      origin: review.origin,
      location: names.get(review.locationId ?? '') ?? null,
      locationId: review.locationId,
      language: null,
      author: {
        username: review.username,
        comment: cutText(review.comment, EVENT_COMMENT_LENGTH),
      },
    })),
  });
}
