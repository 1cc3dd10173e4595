import type { LocationValues } from './location-values.ts';

type Address = Pick<LocationValues, 'street' | 'postalCode' | 'city' | 'region' | 'country'>;

/** What of an address tells where it lies: postcode and town. None as long as neither is there. */
export function placeOfAddress({ postalCode, city }: Address): string | undefined {
  const text = `${postalCode} ${city}`.trim();
  return text === '' ? undefined : text;
}
