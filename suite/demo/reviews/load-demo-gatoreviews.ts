import { rotateReviewWebhook } from '#modules/communication/server/intake/review-webhook.ts';
import { setReplyAddress } from '#modules/communication/server/sources/gatoreviews-sender.ts';
import type { CommunicationTables } from '#modules/communication/server/tables.ts';
import type { App } from '#platform/server/app.ts';
import { isSignedBy } from '#platform/server/webhooks/webhook-secret.ts';
import { demoClients, demoUsers } from '../demo-people.ts';
import { demoSources } from './with-demo-sources.ts';

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
