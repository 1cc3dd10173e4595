import type { AddressGeocoder } from '#platform/server/places/geocode-addresses.ts';
import type { NewIntention } from './write-intentions.ts';

export type IntentionPlace = Pick<NewIntention, 'country' | 'latitude' | 'longitude' | 'precision'>;

/**
 * Where an intention is, by the suite's own list of places: to about a kilometre where a postal code is given, to the town
 * without one. A street is never read.
 */
export function findAddressPlace(
  geocoder: AddressGeocoder,
  address: { country: string; postalCode: string; city: string },
): IntentionPlace | null {
  const { country, postalCode, city } = address;
  if (!country || (!postalCode && !city)) return null;
  const found = geocoder.find({ country, postalCode, city, position: null });
  if (!found) return null;
  return {
    country,
    ...roundedPosition(found.position),
    precision: postalCode ? 'kilometre' : 'town',
  };
}

/** Two decimals: about a kilometre. More is never stored. */
export function roundedPosition({ latitude, longitude }: { latitude: number; longitude: number }): {
  latitude: number;
  longitude: number;
} {
  const hundredth = (degrees: number) => Math.round(degrees * 100) / 100;
  return { latitude: hundredth(latitude), longitude: hundredth(longitude) };
}

export function toCountryPlace(country: string): IntentionPlace {
  return { country, latitude: null, longitude: null, precision: 'country' };
}
