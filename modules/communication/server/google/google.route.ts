import {
  completeGoogleConsentCall,
  disconnectGoogleCall,
  getGoogleConnectionCall,
  googleNotConnected,
  startGoogleConsentCall,
} from '#modules/communication/contract/google/google-connection.ts';
import {
  acceptSureProposalsCall,
  linkGoogleLocationsCall,
  listLinkableLocationsCall,
  refreshGoogleLocationsCall,
  searchGoogleLocationsCall,
  unlinkGoogleLocationCall,
} from '#modules/communication/contract/google/google-locations.ts';
import { createRouteFactory } from '#platform/server/http/route.ts';
import { disconnectGoogle, replaceGoogleConnection } from './disconnect-google.job.ts';
import { readGoogleConnection } from './google-connection.ts';
import { completeGoogleConsent, startGoogleConsent } from './google-consent.ts';
import { acceptSureProposals, linkGoogleLocations, unlinkGoogleLocation } from './google-links.ts';
import type { GoogleTables } from './google-tables.ts';
import { listLinkableLocations, searchGoogleLocations } from './list-linkable-locations.ts';
import { refreshGoogleLocationsJob } from './refresh-google-locations.job.ts';

const route = createRouteFactory<GoogleTables>();
const REFRESH = {
  title: { key: 'communication:google.jobTitle', params: {} },
  uniqueKey: 'refresh',
};

export const getGoogleConnectionRoute = route(getGoogleConnectionCall, ({ db, app, query }) =>
  readGoogleConnection({ db, app }, query.clientId),
);

export const startGoogleConsentRoute = route(
  startGoogleConsentCall,
  async ({ app, body, principal }) => ({
    url: startGoogleConsent({ app }, { clientId: body.clientId, sessionId: principal.sessionId }),
  }),
);

// Google may be slow, so no transaction is open meanwhile.
export const completeGoogleConsentRoute = route(
  completeGoogleConsentCall,
  async ({ db, app, body, principal }) => {
    const { clientId, state, code } = body;
    const { userId, sessionId } = principal;
    const given = await completeGoogleConsent({ app }, { clientId, sessionId }, { state, code });
    return db.transaction().execute(async (tx) => {
      await replaceGoogleConnection({ db: tx, app }, clientId, { ...given, userId });
      const options = { clientId, userId, ...REFRESH };
      await app.jobs.enqueue(tx, refreshGoogleLocationsJob, { userId }, options);
      return readGoogleConnection({ db: tx, app }, clientId);
    });
  },
  { ownTransactions: true },
);

export const disconnectGoogleRoute = route(disconnectGoogleCall, async ({ db, app, query }) => {
  await disconnectGoogle({ db, app }, query.clientId);
  return null;
});

export const listLinkableLocationsRoute = route(
  listLinkableLocationsCall,
  ({ db, app, query: { clientId, ...which } }) =>
    listLinkableLocations({ db, app }, clientId, which),
);

export const searchGoogleLocationsRoute = route(
  searchGoogleLocationsCall,
  async ({ db, query: { clientId, q } }) => ({
    items: await searchGoogleLocations({ db }, clientId, q),
  }),
);

export const linkGoogleLocationsRoute = route(
  linkGoogleLocationsCall,
  async ({ db, app, body: { clientId, links } }) => ({
    linked: await linkGoogleLocations({ db, app }, clientId, links),
  }),
);

export const acceptSureProposalsRoute = route(
  acceptSureProposalsCall,
  async ({ db, body: { clientId } }) => ({ linked: await acceptSureProposals({ db }, clientId) }),
);

export const unlinkGoogleLocationRoute = route(
  unlinkGoogleLocationCall,
  async ({ db, params: { locationId }, query: { clientId } }) => {
    await unlinkGoogleLocation({ db }, { clientId, locationId });
    return null;
  },
);

export const refreshGoogleLocationsRoute = route(
  refreshGoogleLocationsCall,
  async ({ db, app, body: { clientId }, principal: { userId } }) => {
    const { connection } = await readGoogleConnection({ db, app }, clientId);
    if (!connection) throw googleNotConnected();
    const options = { clientId, userId, ...REFRESH };
    return { jobId: await app.jobs.enqueue(db, refreshGoogleLocationsJob, { userId }, options) };
  },
);
