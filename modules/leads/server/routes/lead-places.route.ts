import { findLocationRepresentatives } from '#modules/directory/contract/locations/find-location-representatives.ts';
import { placesByIds } from '#modules/directory/contract/locations/places-by-ids.ts';
import { searchOpenLocations } from '#modules/directory/contract/locations/search-open-locations.ts';
import {
  findLeadLocationsCall,
  locationAdministratorsCall,
} from '#modules/leads/contract/leads/lead-place-calls.ts';
import { notFound } from '#platform/contract/problems.ts';
import { route } from '../route.ts';

const FOUND_LIMIT = 20;

/**
 * All shops of the brand for every user, because a lead can be passed to any of them; a public shop finder shows the
 * same.
 */
export const findLeadLocationsRoute = route(
  findLeadLocationsCall,
  async ({ app, membership: { clientId }, query: { search } }) => {
    const db = app.database.ofClient(clientId);
    const asked = { clientId, words: search, limit: FOUND_LIMIT };
    return { items: await app.ports.ask(searchOpenLocations, asked, { db, app }) };
  },
);

export const locationAdministratorsRoute = route(
  locationAdministratorsCall,
  async ({ db, app, membership: { clientId }, params: { locationId } }) => {
    const [location] = await app.ports.ask(
      placesByIds,
      { clientId, ids: [locationId] },
      { db, app },
    );
    if (!location) throw notFound();
    const asked = { clientId, locationIds: [locationId] };
    const people = await app.ports.ask(findLocationRepresentatives, asked, { db, app });
    return {
      items: (people.get(locationId) ?? []).map(({ userId, firstName, lastName, email }) => ({
        userId,
        name: `${firstName} ${lastName}`.trim() || email,
        email,
      })),
    };
  },
);
