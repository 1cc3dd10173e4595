import { saveGoogleConnection } from '#modules/communication/server/google/google-connection.ts';
import {
  acceptSureProposals,
  readGoogleLinks,
  unlinkGoogleLocation,
} from '#modules/communication/server/google/google-links.ts';
import type { GoogleTables } from '#modules/communication/server/google/google-tables.ts';
import { refreshGoogleLocations } from '#modules/communication/server/google/refresh-google-locations.job.ts';
import { rotateReviewWebhook } from '#modules/communication/server/intake/review-webhook.ts';
import { setReplyAddress } from '#modules/communication/server/sources/gatoreviews-sender.ts';
import type { CommunicationTables } from '#modules/communication/server/tables.ts';
import type { App } from '#platform/server/app.ts';
import { isSignedBy } from '#platform/server/webhooks/webhook-secret.ts';
import { DEMO_GOOGLE_ACCOUNT } from './demo-google.ts';
import { demoClients, demoUsers } from './demo-people.ts';
import { DEMO_GOOGLE_PROJECT, demoSources } from './with-demo-sources.ts';

/** Accepted by the local Google stub. */
const REFRESH_TOKEN = 'local-refresh-token';
/** Number of sure proposals left unlinked, for the user to accept. */
const OPEN_PROPOSALS = 6;

/**
 * Connects the first brand to the local Google and links its locations, once. It does not reconnect after a user has
 * disconnected it.
 */
export async function loadDemoGoogle(app: App): Promise<void> {
  if (app.config.GOOGLE_CLIENT_ID !== DEMO_GOOGLE_PROJECT) return;
  const clientId = demoClients[0]?.id ?? '';
  await restoreGoogleReviews(app, clientId);
  const db = app.database.ofClient<GoogleTables>(clientId);
  const connected = await db
    .selectFrom('communication.google_connections')
    .select('client_id')
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  if (connected || (await readGoogleLinks({ db }, clientId)).length > 0) return;
  await saveGoogleConnection({ db, app }, clientId, {
    refreshToken: REFRESH_TOKEN,
    googleUser: 'avis@maison-aubrac.example',
    userId: demoUsers[0]?.id ?? '',
  });
  const signal = AbortSignal.timeout(60_000);
  await refreshGoogleLocations({ app, db, signal }, clientId);
  await acceptSureProposals({ db }, clientId);
  const links = await readGoogleLinks({ db }, clientId);
  for (const { locationId } of links.slice(0, OPEN_PROPOSALS))
    await unlinkGoogleLocation({ db }, { clientId, locationId });
}

/** The Google stub is in memory: refills it with the reviews and replies stored before. */
async function restoreGoogleReviews(app: App, clientId: string): Promise<void> {
  const { google } = demoSources();
  if (!google) return;
  const reviews = await app.database
    .ofClient<CommunicationTables>(clientId)
    .selectFrom('communication.reviews as review')
    .leftJoin('communication.replies as reply', (join) =>
      join
        .onRef('reply.client_id', '=', 'review.client_id')
        .onRef('reply.review_id', '=', 'review.id')
        .on('reply.state', '=', 'sent'),
    )
    .select(['review.external_id', 'review.username', 'review.grade', 'review.comment'])
    .select(['review.written_at', 'reply.text', 'reply.sent_at'])
    .where('review.client_id', '=', clientId)
    .where('review.origin', '=', 'GMB')
    .where('review.deleted_at', 'is', null)
    .execute();
  for (const { external_id, username, grade, comment, written_at, text, sent_at } of reviews) {
    const [parent = '', reviewId = ''] = external_id.split('/reviews/');
    const review = google.reviews.add(`${DEMO_GOOGLE_ACCOUNT}/${parent}`, {
      reviewId,
      reviewer: username,
      grade: grade as 1 | 2 | 3 | 4 | 5,
      ...(comment && { comment }),
      at: written_at,
    });
    if (text)
      review.reviewReply = {
        comment: text,
        updateTime: (sent_at ?? written_at).toISOString(),
        reviewReplyState: 'APPROVED',
      };
  }
}

/**
 * Connects the first brand to the local GATOREVIEWS before it has reviews; later only updates the port, which changes
 * with every start. An address that a user removed or replaced stays unchanged.
 */
export async function loadDemoGatoreviews(app: App): Promise<void> {
  const { gatoreviews } = demoSources();
  // Only for the app that may call the stub; tests run several apps in one process.
  const allowedHosts = ['127.0.0.1', `127.0.0.1:${gatoreviews?.port}`];
  if (!gatoreviews || !app.config.OUTBOUND_ALLOW.some((entry) => allowedHosts.includes(entry)))
    return;
  const clientId = demoClients[0]?.id ?? '';
  const db = app.database.ofClient<CommunicationTables>(clientId);
  const currentAddress = await db
    .selectFrom('communication.reply_addresses')
    .select('url')
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  const anyReview = await db
    .selectFrom('communication.reviews')
    .select('id')
    .where('client_id', '=', clientId)
    .limit(1)
    .executeTakeFirst();
  if (currentAddress && isDemoAddress(currentAddress.url))
    await db
      .updateTable('communication.reply_addresses')
      .set({ url: gatoreviews.url })
      .where('client_id', '=', clientId)
      .execute();
  else if (!currentAddress && !anyReview) {
    const given = { url: gatoreviews.url, newSecret: true };
    await setReplyAddress({ db, app }, { clientId, userId: demoUsers[0]?.id ?? '' }, given);
    await rotateReviewWebhook({ db, app }, clientId);
  }
}

/** The GATOREVIEWS stub verifies messages with the brand's current secret. */
export function verifyDemoReplies(app: App): void {
  const clientId = demoClients[0]?.id ?? '';
  demoSources().gatoreviews?.verifyWith(async (message) => {
    const address = await app.database
      .ofClient<CommunicationTables>(clientId)
      .selectFrom('communication.reply_addresses')
      .select('sealed_secret')
      .where('client_id', '=', clientId)
      .executeTakeFirst();
    return address !== undefined && isSignedBy(app.secrets, [address.sealed_secret], message);
  });
}

function isDemoAddress(url: string): boolean {
  const { hostname, pathname } = new URL(url);
  return hostname === '127.0.0.1' && pathname === '/replies';
}
