import {
  type LocationFields,
  locationFields,
} from '#modules/directory/contract/locations/location-fields.ts';

/** The tabs that a location is made and edited in. */
export const LOCATION_PARTS = [
  'general',
  'address',
  'contact',
  'hours',
  'photos',
  'representatives',
  'attributes',
] as const;
export type LocationPart = (typeof LOCATION_PARTS)[number];

/** Where `openingHours.mon.0.to` is found. */
export function findLocationPart(path: string): LocationPart | undefined {
  const [name = ''] = path.split('.');
  const part = Object.hasOwn(locationFields, name)
    ? locationFields[name as keyof LocationFields].part
    : name;
  return LOCATION_PARTS.find((one) => one === part);
}
