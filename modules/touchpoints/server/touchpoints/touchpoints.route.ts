import {
  createCustomTouchpointCall,
  createProductTouchpointCall,
} from '#modules/touchpoints/contract/create-touchpoints.ts';
import { importTouchpointCall } from '#modules/touchpoints/contract/move-touchpoints.ts';
import {
  checkDestinationCall,
  checkSuffixCall,
  findTouchpointCall,
  getSearchFiltersCall,
  searchTouchpointsCall,
  updateTouchpointCall,
} from '#modules/touchpoints/contract/touchpoint-calls.ts';
import { checkDestination } from '../destinations/check-destination.ts';
import { route } from '../route.ts';
import { readTouchpoint } from '../search/read-touchpoint.ts';
import { searchFilters } from '../search/search-filters.ts';
import { searchTouchpoints } from '../search/search-touchpoints.ts';
import { checkSuffix } from './check-suffix.ts';
import { createCustomTouchpoint, createProductTouchpoints } from './create-touchpoints.ts';
import { quantityImport } from './quantity-import.ts';
import { updateTouchpoint } from './update-touchpoint.ts';

const searchTouchpointsRoute = route(
  searchTouchpointsCall,
  ({ db, app, body, membership: { clientId }, request }) =>
    searchTouchpoints({ db, app }, body, { clientId, reader: request.locale }),
  // Read-only: page and count may be queried in parallel.
  { ownTransactions: true },
);

const getSearchFiltersRoute = route(getSearchFiltersCall, ({ db, membership }) =>
  searchFilters({ db }, membership.clientId),
);

const findTouchpointRoute = route(findTouchpointCall, ({ db, app, params, membership, request }) =>
  readTouchpoint(
    { db, app },
    { clientId: membership.clientId, id: params.id, reader: request.locale },
  ),
);

const createCustomTouchpointRoute = route(
  createCustomTouchpointCall,
  async ({ db, app, membership: { clientId }, principal, body }) => {
    const id = await createCustomTouchpoint(
      { db, app },
      { ...body, clientId, userId: principal.userId },
    );
    return readTouchpoint({ db, app }, { clientId, id });
  },
);

/** It may wait for the brand's own system, so it opens its transaction afterwards. */
const createProductTouchpointRoute = route(
  createProductTouchpointCall,
  async ({ db, app, membership: { clientId }, principal, body, request }) => {
    const { created, refused } = await createProductTouchpoints(
      { db, app },
      {
        clientId,
        userId: principal.userId,
        reader: request.locale,
        references: body.sku,
        configurationSlug: body.configurationSlug,
        digitalLinks: body.digitalLinks,
      },
    );
    const touchpoints = [];
    for (const id of created)
      touchpoints.push(await readTouchpoint({ db, app }, { clientId, id, reader: request.locale }));
    return { created: touchpoints, refused };
  },
  { ownTransactions: true },
);

const updateTouchpointRoute = route(
  updateTouchpointCall,
  async ({ db, app, params, body, membership, request }) => {
    const touchpoint = { clientId: membership.clientId, id: params.id };
    await updateTouchpoint({ db, app }, touchpoint, body);
    return readTouchpoint({ db, app }, { ...touchpoint, reader: request.locale });
  },
);

const importTouchpointRoute = route(
  importTouchpointCall,
  ({ app, db, file: received, membership: { clientId }, principal: { userId, locale } }) =>
    quantityImport.bring({ db, app }, { clientId, userId, locale, received }),
);

const checkSuffixRoute = route(checkSuffixCall, ({ db, membership, query }) => {
  const { brandId: _brandId, ...given } = query;
  return checkSuffix({ db }, { ...given, clientId: membership.clientId });
});

const checkDestinationRoute = route(
  checkDestinationCall,
  ({ db, app, membership, query: { destUrl, configurationSlug } }) => {
    const { clientId } = membership;
    return checkDestination({ db, app }, { clientId, destUrl, configurationSlug });
  },
);

export const touchpointsRoutes = [
  createCustomTouchpointRoute,
  createProductTouchpointRoute,
  checkSuffixRoute,
  checkDestinationRoute,
  searchTouchpointsRoute,
  getSearchFiltersRoute,
  findTouchpointRoute,
  updateTouchpointRoute,
  importTouchpointRoute,
];
