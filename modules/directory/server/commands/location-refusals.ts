import {
  groupUnknown,
  locationCodeTaken,
  locationTypeUnknown,
  movedInCircle,
  movedToUnknown,
} from '#modules/directory/contract/locations/location-problems.ts';

/** Problems for constraint violations of a location, by constraint name. */
export function locationRefusals(code: string) {
  return {
    locations_code: () => locationCodeTaken({ code }),
    locations_client_id_type_id_fkey: () => locationTypeUnknown(),
    locations_client_id_moved_to_id_fkey: () => movedToUnknown(),
    locations_moved_to_another: () => movedInCircle(),
    group_members_client_id_group_id_fkey: () => groupUnknown(),
  };
}
