import {
  getLocationFiltersCall,
  listLocationsCall,
} from '#modules/directory/contract/locations/list-locations.ts';
import {
  createLocationGroupCall,
  deleteLocationGroupCall,
  listLocationGroupsCall,
  renameLocationGroupCall,
} from '#modules/directory/contract/locations/location-groups.ts';
import { setRepresentativesCall } from '#modules/directory/contract/locations/location-representatives.ts';
import {
  createLocationTypeCall,
  deleteLocationTypeCall,
  listLocationTypesCall,
  renameLocationTypeCall,
} from '#modules/directory/contract/locations/location-types.ts';
import {
  changeLocationsCall,
  createLocationCall,
  getLocationCall,
  updateLocationCall,
} from '#modules/directory/contract/locations/manage-locations.ts';
import { useCallMutation } from '#platform/web/api/use-call.ts';

const CHANGES = {
  changes: [
    listLocationsCall,
    getLocationFiltersCall,
    getLocationCall,
    listLocationGroupsCall,
    listLocationTypesCall,
  ],
};

/** Changes of locations, with the reads that they invalidate. */
export function useChangeLocations() {
  return {
    create: useCallMutation(createLocationCall, CHANGES),
    update: useCallMutation(updateLocationCall, CHANGES),
    represent: useCallMutation(setRepresentativesCall, CHANGES),
    bulk: useCallMutation(changeLocationsCall, CHANGES),
  };
}

export function useChangeGroups() {
  return {
    create: useCallMutation(createLocationGroupCall, CHANGES),
    rename: useCallMutation(renameLocationGroupCall, CHANGES),
    remove: useCallMutation(deleteLocationGroupCall, CHANGES),
  };
}

export function useChangeTypes() {
  return {
    create: useCallMutation(createLocationTypeCall, CHANGES),
    rename: useCallMutation(renameLocationTypeCall, CHANGES),
    remove: useCallMutation(deleteLocationTypeCall, CHANGES),
  };
}
