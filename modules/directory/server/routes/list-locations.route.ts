import { listAllLocationsCall } from '#modules/directory/contract/all-clients.ts';
import {
  getLocationFiltersCall,
  listLocationsCall,
} from '#modules/directory/contract/list-locations.ts';
import { listLocations } from '../queries/list-locations.ts';
import { locationChoices } from '../queries/location-choices.ts';
import { route } from '../route.ts';

export const listLocationsRoute = route(listLocationsCall, ({ db, params, query }) =>
  listLocations(db, query, { client: params.uuid }),
);

export const getLocationFiltersRoute = route(getLocationFiltersCall, ({ db, params }) =>
  locationChoices(db, params.uuid),
);

export const listAllLocationsRoute = route(listAllLocationsCall, ({ db, query }) =>
  listLocations(db, query, { clients: query.client }),
);
