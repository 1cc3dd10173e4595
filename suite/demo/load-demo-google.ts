import { saveGoogleConnection } from '#modules/communication/server/google/google-connection.ts';
import {
  acceptSureProposals,
  googleLinksOf,
  unlinkGoogleLocation,
} from '#modules/communication/server/google/google-links.ts';
import type { GoogleTables } from '#modules/communication/server/google/google-tables.ts';
import { refreshGoogleLocations } from '#modules/communication/server/google/refresh-google-locations.job.ts';
import type { App } from '#platform/server/app.ts';
import { demoClients, demoUsers } from './demo-people.ts';
import { DEMO_GOOGLE_PROJECT } from './with-demo-google.ts';

/** The local Google knows this token from its start. */
const REFRESH_TOKEN = 'local-refresh-token';
/** So many sure proposals are left for a person to accept. */
const LEFT_TO_ACCEPT = 6;

/** Connects the first brand to the demo's own Google and links its locations; once, and not after somebody has disconnected it. */
export async function loadDemoGoogle(app: App): Promise<void> {
  if (app.config.GOOGLE_CLIENT_ID !== DEMO_GOOGLE_PROJECT) return;
  const clientId = demoClients[0]?.id ?? '';
  const db = app.database.ofClient<GoogleTables>(clientId);
  const connected = await db
    .selectFrom('communication.google_connections')
    .select('client_id')
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  if (connected || (await googleLinksOf({ db }, clientId)).length > 0) return;
  await saveGoogleConnection({ db, app }, clientId, {
    refreshToken: REFRESH_TOKEN,
    googleUser: 'avis@maison-aubrac.example',
    userId: demoUsers[0]?.id ?? '',
  });
  const signal = AbortSignal.timeout(60_000);
  await refreshGoogleLocations({ app, db, signal }, clientId);
  await acceptSureProposals({ db }, clientId);
  const links = await googleLinksOf({ db }, clientId);
  for (const { locationId } of links.slice(0, LEFT_TO_ACCEPT))
    await unlinkGoogleLocation({ db }, { clientId, locationId });
}
