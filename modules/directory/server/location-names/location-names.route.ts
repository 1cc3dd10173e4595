import { deleteLocationGroupCall } from '#modules/directory/contract/locations/location-groups.ts';
import { deleteLocationTypeCall } from '#modules/directory/contract/locations/location-types.ts';
import { route } from '../route.ts';
import { deleteLocationType } from './delete-location-type.ts';
import { locationGroups, locationTypes } from './location-names.ts';

const deleteLocationGroupRoute = route(
  deleteLocationGroupCall,
  async ({ db, params: { uuid: clientId, id } }) => {
    const group = await locationGroups.requireOne({ db }, { clientId, id });
    await locationGroups.remove({ db }, { clientId, id });
    return group;
  },
);

const deleteLocationTypeRoute = route(
  deleteLocationTypeCall,
  async ({ db, app, params: { uuid: clientId, id }, query: { moveTo } }) => ({
    moved: await deleteLocationType({ db, app }, { clientId, id, moveTo }),
  }),
);

export const locationNamesRoutes = [
  ...locationGroups.routes,
  deleteLocationGroupRoute,
  ...locationTypes.routes,
  deleteLocationTypeRoute,
];
