import type { LocationValues } from './location-values.ts';

/** Link to an external map with street data: the position, else the address. It opens only on request. */
export function mapSearchAddress(
  place: Pick<LocationValues, 'street' | 'postalCode' | 'city' | 'latitude' | 'longitude'>,
  country: string,
): string | undefined {
  const { street, postalCode, city, latitude, longitude } = place;
  if (latitude !== null && longitude !== null)
    return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
  if (city.trim() === '') return undefined;
  const words = [street, `${postalCode} ${city}`, country].map((part) => part.trim());
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(words.filter(Boolean).join(', '))}`;
}
