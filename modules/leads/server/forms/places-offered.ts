import type { PlacesWithin } from '#modules/directory/contract/locations/place-to-buy.ts';
import type { LocationSettings } from '#modules/leads/contract/forms/location-settings.ts';

/** Which shops of the directory a form offers [FORM-03]. */
export function placesOffered(settings: LocationSettings): PlacesWithin {
  return {
    ...(settings.source === 'groups' && { groupIds: settings.groupIds }),
    ...(settings.source === 'types' && { typeIds: settings.typeIds }),
    ...(settings.countries.length > 0 && { countries: settings.countries }),
    maxKm: settings.maxDistanceKm,
  };
}
