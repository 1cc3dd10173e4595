import { saveGoogleConnection } from '#modules/communication/server/google/google-connection.ts';
import {
  acceptSureProposals,
  readGoogleLinks,
  unlinkGoogleLocation,
} from '#modules/communication/server/google/google-links.ts';
import type { GoogleTables } from '#modules/communication/server/google/google-tables.ts';
import { refreshGoogleLocations } from '#modules/communication/server/google/refresh-google-locations.job.ts';
import type { CommunicationTables } from '#modules/communication/server/tables.ts';
import type { App } from '#platform/server/app.ts';
import { demoClients, demoUsers } from '../demo-people.ts';
import { DEMO_GOOGLE_ACCOUNT } from './demo-google.ts';
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
