import { listAllLocationsCall } from '#modules/directory/contract/all-clients.ts';
import {
  getLocationFiltersCall,
  listLocationsCall,
} from '#modules/directory/contract/locations/list-locations.ts';
import {
  changeLocationsCall,
  createLocationCall,
  getLocationCall,
  updateLocationCall,
} from '#modules/directory/contract/locations/manage-locations.ts';
import { changeLocations } from '../commands/change-locations.ts';
import { createLocation } from '../commands/create-location.ts';
import { updateLocation } from '../commands/update-location.ts';
import { listLocations } from '../queries/list-locations.ts';
import { locationChoices } from '../queries/location-choices.ts';
import { readLocation } from '../queries/read-location.ts';
import { route } from '../route.ts';

export const listLocationsRoute = route(listLocationsCall, ({ db, params, query }) =>
  listLocations({ db }, query, { client: params.uuid }),
);

export const getLocationFiltersRoute = route(getLocationFiltersCall, ({ db, params }) =>
  locationChoices({ db }, params.uuid),
);

export const listAllLocationsRoute = route(listAllLocationsCall, ({ db, query }) =>
  listLocations({ db }, query, 'every-client'),
);

export const getLocationRoute = route(getLocationCall, ({ db, app, params, membership }) =>
  readLocation({ db, app }, { clientId: params.uuid, id: params.id }, membership),
);

export const createLocationRoute = route(
  createLocationCall,
  async ({ db, app, params, body, membership }) => {
    const id = await createLocation({ db, app }, params.uuid, body);
    return readLocation({ db, app }, { clientId: params.uuid, id }, membership);
  },
);

export const updateLocationRoute = route(
  updateLocationCall,
  async ({ db, app, params, body, membership }) => {
    const location = { clientId: params.uuid, id: params.id };
    await updateLocation({ db, app }, location, body);
    return readLocation({ db, app }, location, membership);
  },
);

export const changeLocationsRoute = route(
  changeLocationsCall,
  async ({ db, app, params, body }) => ({
    changed: await changeLocations({ db, app }, params.uuid, body),
  }),
);
