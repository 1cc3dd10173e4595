import { searchPeople } from '#modules/directory/contract/associations.ts';
import {
  findPeopleCall,
  setRepresentativesCall,
} from '#modules/directory/contract/locations/location-representatives.ts';
import { REPRESENTATIVE_ROLES } from '#platform/contract/role.ts';
import { setRepresentatives } from '../commands/set-representatives.ts';
import { readLocation } from '../queries/read-location.ts';
import { route } from '../route.ts';

const PEOPLE_SHOWN = 20;

export const setRepresentativesRoute = route(
  setRepresentativesCall,
  async ({ db, app, params, body, membership }) => {
    const location = { clientId: params.uuid, id: params.id };
    await setRepresentatives({ db, app }, location, body);
    return readLocation({ db, app }, location, membership);
  },
);

export const findPeopleRoute = route(findPeopleCall, async ({ db, app, params, query }) => {
  const people = await app.ports.ask(
    searchPeople,
    { clientId: params.uuid, words: query.q, limit: PEOPLE_SHOWN },
    { db, app },
  );
  return {
    items: people.filter(({ role }) => (REPRESENTATIVE_ROLES as readonly string[]).includes(role)),
  };
});
