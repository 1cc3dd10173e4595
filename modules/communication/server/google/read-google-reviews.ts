import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import { markDeleted, receiveReviews } from '../reviews/receive-reviews.ts';
import type { IncomingReview } from '../sources/reply-sender.ts';
import type { CommunicationTables } from '../tables.ts';
import { BATCH_MAX_LOCATIONS, type BusinessProfileClient } from './business-profile-client.ts';
import type { GoogleReview } from './google-answers.ts';
import { GoogleFailure } from './google-failure.ts';
import { type GoogleLink, googleReviewId, readGoogleLinks } from './google-links.ts';
import type { GoogleTables } from './google-tables.ts';

interface Reading {
  app: App;
  google: BusinessProfileClient;
  signal: AbortSignal;
}
/** Overlap with the previous run, because clocks differ and Google shows some changes late. */
const OVERLAP_MS = 60 * 60_000;
/** Maximum pages of changes per run; the next run continues. */
const PAGES = 400;
/** Locations that are compared in one run: with a run every ten minutes 3,600 a day. */
const COMPARED = 25;
const COMPARE_HOURS = 24;
const LOCATION_PAGES = 400;

/** Reads new and changed reviews, most recently changed first, until it reaches those of the previous run. */
export async function readChanges(
  { app, google, signal }: Reading,
  clientId: string,
): Promise<void> {
  const db = app.database.ofClient<CommunicationTables & GoogleTables>(clientId);
  const links = await readGoogleLinks(
    { db: app.database.ofClient<GoogleTables>(clientId) },
    clientId,
  );
  for (const batch of batchesOf(links)) {
    const began = new Date();
    const [account = ''] = batch.map((link) => link.googleAccount);
    const locationOf = new Map(batch.map((link) => [link.googleLocation, link.locationId]));
    // A newly linked location has not read any reviews yet.
    const until = batch.some(({ readAt }) => readAt === null)
      ? null
      : Math.min(...batch.map(({ readAt }) => readAt?.getTime() ?? 0)) - OVERLAP_MS;
    let pageToken: string | null = null;
    let isRead = false;
    // The first sync reads all pages, because later ones only read changes.
    for (let page = 0; !isRead && (until === null || page < PAGES); page += 1) {
      signal.throwIfAborted();
      const locationNames = batch.map(({ reviewParent }) => reviewParent);
      const answer = await google.batchGetReviews(account, { locationNames, pageToken });
      await receiveReviews(
        { db, app },
        clientId,
        answer.reviews.flatMap((review) => incoming(review, locationOf)),
      );
      pageToken = answer.nextPageToken;
      const oldest = Math.min(...answer.reviews.map(({ updatedAt }) => updatedAt.getTime()));
      isRead = !pageToken || (until !== null && oldest < until);
    }
    if (!isRead) continue;
    await db
      .updateTable('communication.google_location_links')
      .set({ read_at: began })
      .where('client_id', '=', clientId)
      .where(
        'location_id',
        'in',
        batch.map(({ locationId }) => locationId),
      )
      .execute();
  }
}

/** Google does not report deleted reviews, so each location is listed completely once a day. */
export async function compareLocations(
  { app, google, signal }: Reading,
  clientId: string,
): Promise<void> {
  const db = app.database.ofClient<CommunicationTables & GoogleTables>(clientId);
  const due = await db
    .selectFrom('communication.google_location_links')
    .select(['location_id', 'google_account', 'google_location'])
    .where('client_id', '=', clientId)
    .where('read_at', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('compared_at', 'is', null),
        eb('compared_at', '<', sql<Date>`now() - make_interval(hours => ${COMPARE_HOURS})`),
      ]),
    )
    .orderBy('compared_at', (order) => order.asc().nullsFirst())
    .limit(COMPARED)
    .execute();
  for (const { location_id: locationId, google_account, google_location } of due) {
    const began = new Date();
    const there = await idsAtGoogle({ google, signal }, `${google_account}/${google_location}`);
    if (there !== null) {
      const { rows } = await sql<{ externalId: string }>`
        select external_id as "externalId" from communication.reviews
        where client_id = ${clientId} and origin = 'GMB' and location_id = ${locationId}
          and deleted_at is null and received_at < ${began}
          and external_id <> all (${[...there]}::text[])`.execute(db);
      const externalIds = rows.map((row) => row.externalId);
      if (externalIds.length > 0)
        await markDeleted({ db }, clientId, { origin: 'GMB', externalIds, at: began });
    }
    await db
      .updateTable('communication.google_location_links')
      .set({ compared_at: began })
      .where('client_id', '=', clientId)
      .where('location_id', '=', locationId)
      .execute();
  }
}

/** Null if the list could not be read completely; then no review counts as deleted. */
async function idsAtGoogle(
  { google, signal }: Pick<Reading, 'google' | 'signal'>,
  parent: string,
): Promise<Set<string> | null> {
  const ids = new Set<string>();
  let pageToken: string | null = null;
  try {
    for (let page = 0; page < LOCATION_PAGES; page += 1) {
      signal.throwIfAborted();
      const answer = await google.listReviews(parent, { pageToken });
      if (answer.unreadable > 0) return null;
      for (const { name } of answer.reviews) ids.add(googleReviewId(name));
      pageToken = answer.nextPageToken;
      if (!pageToken) return ids;
    }
    return null;
  } catch (error) {
    if (error instanceof GoogleFailure && error.kind === 'not-found') return null;
    throw error;
  }
}

/**
 * Groups the locations of one account for batch requests. New locations form separate batches, because all of their
 * reviews are read.
 */
function batchesOf(links: readonly GoogleLink[]): GoogleLink[][] {
  const groups = Map.groupBy(
    links,
    ({ googleAccount, readAt }) => `${googleAccount} ${readAt === null}`,
  );
  return [...groups.values()].flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / BATCH_MAX_LOCATIONS) }, (_, at) =>
      group.slice(at * BATCH_MAX_LOCATIONS, (at + 1) * BATCH_MAX_LOCATIONS),
    ),
  );
}

/** Skips reviews without a star rating and reviews of locations that were not requested. */
function incoming(review: GoogleReview, locationOf: ReadonlyMap<string, string>): IncomingReview[] {
  const externalId = googleReviewId(review.name);
  const locationId = locationOf.get(externalId.slice(0, externalId.lastIndexOf('/reviews/')));
  if (review.grade === null || locationId === undefined) return [];
  const { reply, reviewer } = review;
  return [
    {
      origin: 'GMB',
      externalId,
      locationId,
      writtenAt: review.createdAt,
      sourceUpdatedAt: review.updatedAt,
      username: reviewer.isAnonymous ? '' : (reviewer.name ?? ''),
      email: null,
      leadId: null,
      grade: review.grade,
      comment: review.comment,
      media: review.media.flatMap(({ thumbnailUrl, videoUrl }) =>
        thumbnailUrl ? [{ thumbnail: thumbnailUrl, address: videoUrl ?? thumbnailUrl }] : [],
      ),
      sourceAddress: review.replyUrl,
      reply: reply && {
        text: reply.comment,
        at: reply.updatedAt,
        state: reply.state ?? 'approved',
        policyReason: reply.policyViolation,
      },
    },
  ];
}
