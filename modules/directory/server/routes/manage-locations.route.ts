import {
  changeLocationsCall,
  createLocationCall,
  getLocationCall,
  updateLocationCall,
} from '#modules/directory/contract/manage-locations.ts';
import { changeLocations } from '../commands/change-locations.ts';
import { createLocation } from '../commands/create-location.ts';
import { updateLocation } from '../commands/update-location.ts';
import { readLocation } from '../queries/read-location.ts';
import { route } from '../route.ts';

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
