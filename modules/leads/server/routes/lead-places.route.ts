import { locationsByWords } from '#modules/directory/contract/locations/locations-by-words.ts';
import { peopleOfLocations } from '#modules/directory/contract/locations/people-of-locations.ts';
import { placesByIds } from '#modules/directory/contract/locations/places-by-ids.ts';
import {
  findLeadLocationsCall,
  locationAdministratorsCall,
} from '#modules/leads/contract/leads/lead-place-calls.ts';
import { notFound } from '#platform/contract/problems.ts';
import { route } from '../route.ts';

const FOUND_LIMIT = 20;

/** All shops of the brand, whoever asks: a lead that is not for one's own goes to another, as any shop finder tells it. */
export const findLeadLocationsRoute = route(
  findLeadLocationsCall,
  async ({ app, membership: { clientId }, query: { search } }) => {
    const db = app.database.ofClient(clientId);
    const asked = { clientId, words: search, limit: FOUND_LIMIT };
    return { items: await app.ports.ask(locationsByWords, asked, { db, app }) };
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
    const people = await app.ports.ask(peopleOfLocations, asked, { db, app });
    return {
      items: (people.get(locationId) ?? []).map(({ userId, firstName, lastName, email }) => ({
        userId,
        name: `${firstName} ${lastName}`.trim() || email,
        email,
      })),
    };
  },
);
