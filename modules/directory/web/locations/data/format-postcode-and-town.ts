import type { LocationValues } from './location-values.ts';

type Address = Pick<LocationValues, 'street' | 'postalCode' | 'city' | 'region' | 'country'>;

/** Postcode and town, which determine the position; undefined if both are empty. */
export function formatPostcodeAndTown({ postalCode, city }: Address): string | undefined {
  const text = `${postalCode} ${city}`.trim();
  return text === '' ? undefined : text;
}
