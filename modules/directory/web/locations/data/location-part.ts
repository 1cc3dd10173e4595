import type { LocationValues } from './location-values.ts';

/** The tabs that a location is made and edited in. */
export const LOCATION_PARTS = [
  'general',
  'address',
  'contact',
  'hours',
  'representatives',
  'attributes',
] as const;
export type LocationPart = (typeof LOCATION_PARTS)[number];

/** Under which tab a field stands. */
const PART_OF: Readonly<Record<keyof LocationValues, LocationPart>> = {
  name: 'general',
  code: 'general',
  company: 'general',
  typeId: 'general',
  activity: 'general',
  affiliation: 'general',
  groupIds: 'general',
  street: 'address',
  postalCode: 'address',
  city: 'address',
  region: 'address',
  country: 'address',
  latitude: 'address',
  longitude: 'address',
  phone: 'contact',
  email: 'contact',
  website: 'contact',
  openingHours: 'hours',
  representatives: 'representatives',
  attributes: 'attributes',
};

/** Where `openingHours.mon.0.to` is found. */
export function locationPartOf(path: string): LocationPart | undefined {
  return PART_OF[path.split('.')[0] as keyof LocationValues];
}
