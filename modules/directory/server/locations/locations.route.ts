import {
  countAllLocationsCall,
  listAllLocationsCall,
} from '#modules/directory/contract/all-clients.ts';
import { listAssociationsCall, searchPeople } from '#modules/directory/contract/associations.ts';
import {
  getLocationFiltersCall,
  listLocationsCall,
} from '#modules/directory/contract/locations/list-locations.ts';
import {
  findPeopleCall,
  setRepresentativesCall,
} from '#modules/directory/contract/locations/location-representatives.ts';
import {
  changeLocationsCall,
  createLocationCall,
  getLocationCall,
  updateLocationCall,
} from '#modules/directory/contract/locations/manage-locations.ts';
import { REPRESENTATIVE_ROLES } from '#platform/contract/permission.ts';
import { listAssociations } from '../associations/list-associations.ts';
import { setRepresentatives } from '../associations/set-associations.ts';
import { route } from '../route.ts';
import { changeLocations } from './change-locations.ts';
import { listLocations, readLocation } from './list-locations.ts';
import { countLocationViews, locationChoices } from './location-choices.ts';
import { createLocation, updateLocation } from './save-location.ts';

const listLocationsRoute = route(listLocationsCall, ({ db, params, query }) =>
  listLocations({ db }, query, { client: params.uuid }),
);

const getLocationFiltersRoute = route(getLocationFiltersCall, ({ db, params }) =>
  locationChoices({ db }, params.uuid),
);

const listAllLocationsRoute = route(listAllLocationsCall, ({ db, query }) =>
  listLocations({ db }, query, 'every-client'),
);

const countAllLocationsRoute = route(countAllLocationsCall, ({ db }) => countLocationViews({ db }));

const getLocationRoute = route(getLocationCall, ({ db, app, params, membership }) =>
  readLocation({ db, app }, { clientId: params.uuid, id: params.id }, membership),
);

const createLocationRoute = route(
  createLocationCall,
  async ({ db, app, params, body, membership }) => {
    const id = await createLocation({ db, app }, params.uuid, body);
    return readLocation({ db, app }, { clientId: params.uuid, id }, membership);
  },
);

const updateLocationRoute = route(
  updateLocationCall,
  async ({ db, app, params, body, membership }) => {
    const location = { clientId: params.uuid, id: params.id };
    await updateLocation({ db, app }, location, body);
    return readLocation({ db, app }, location, membership);
  },
);

const changeLocationsRoute = route(changeLocationsCall, async ({ db, app, params, body }) => ({
  changed: await changeLocations({ db, app }, params.uuid, body),
}));

const PEOPLE_SHOWN = 20;

const setRepresentativesRoute = route(
  setRepresentativesCall,
  async ({ db, app, params, body, membership }) => {
    const location = { clientId: params.uuid, id: params.id };
    await setRepresentatives({ db, app }, location, body);
    return readLocation({ db, app }, location, membership);
  },
);

const findPeopleRoute = route(findPeopleCall, async ({ db, app, params, query }) => {
  const people = await app.ports.call(
    searchPeople,
    { clientId: params.uuid, words: query.q, limit: PEOPLE_SHOWN },
    { db, app },
  );
  return {
    items: people.filter(({ role }) => (REPRESENTATIVE_ROLES as readonly string[]).includes(role)),
  };
});

const listAssociationsRoute = route(listAssociationsCall, ({ db, app, query }) =>
  listAssociations({ db, app }, query),
);

export const locationsRoutes = [
  listLocationsRoute,
  listAllLocationsRoute,
  countAllLocationsRoute,
  getLocationFiltersRoute,
  getLocationRoute,
  createLocationRoute,
  updateLocationRoute,
  changeLocationsRoute,
  setRepresentativesRoute,
  findPeopleRoute,
  listAssociationsRoute,
];
