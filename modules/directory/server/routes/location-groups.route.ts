import {
  createLocationGroupCall,
  deleteLocationGroupCall,
  listLocationGroupsCall,
  renameLocationGroupCall,
} from '#modules/directory/contract/locations/location-groups.ts';
import {
  createLocationGroup,
  deleteLocationGroup,
  renameLocationGroup,
} from '../commands/save-location-group.ts';
import { readLocationGroups } from '../queries/location-groups.ts';
import { route } from '../route.ts';

export const listLocationGroupsRoute = route(listLocationGroupsCall, async ({ db, params }) => ({
  items: await readLocationGroups({ db }, { clientId: params.uuid }),
}));

export const createLocationGroupRoute = route(createLocationGroupCall, ({ db, params, body }) =>
  createLocationGroup({ db }, { clientId: params.uuid, name: body.name }),
);

export const renameLocationGroupRoute = route(renameLocationGroupCall, ({ db, params, body }) =>
  renameLocationGroup({ db }, { clientId: params.uuid, id: params.id, name: body.name }),
);

export const deleteLocationGroupRoute = route(deleteLocationGroupCall, ({ db, params }) =>
  deleteLocationGroup({ db }, { clientId: params.uuid, id: params.id }),
);
