import {
  createLocationTypeCall,
  deleteLocationTypeCall,
  listLocationTypesCall,
  renameLocationTypeCall,
} from '#modules/directory/contract/locations/location-types.ts';
import { deleteLocationType } from '../commands/delete-location-type.ts';
import { createLocationType, renameLocationType } from '../commands/save-location-type.ts';
import { readLocationTypes } from '../queries/location-types.ts';
import { route } from '../route.ts';

export const listLocationTypesRoute = route(listLocationTypesCall, async ({ db, params }) => ({
  items: await readLocationTypes({ db }, { clientId: params.uuid }),
}));

export const createLocationTypeRoute = route(createLocationTypeCall, ({ db, params, body }) =>
  createLocationType({ db }, { clientId: params.uuid, name: body.name }),
);

export const renameLocationTypeRoute = route(renameLocationTypeCall, ({ db, app, params, body }) =>
  renameLocationType({ db, app }, { clientId: params.uuid, id: params.id, name: body.name }),
);

export const deleteLocationTypeRoute = route(
  deleteLocationTypeCall,
  async ({ db, app, params, query }) => ({
    moved: await deleteLocationType(
      { db, app },
      { clientId: params.uuid, id: params.id, moveTo: query.moveTo },
    ),
  }),
);
