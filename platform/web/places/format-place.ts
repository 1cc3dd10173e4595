import type { Place } from '#platform/contract/place.ts';

/** A place in two lines: 15000 Aurillac, and below it the region and country. */
export function formatPlace(
  place: Pick<Place, 'name' | 'postcode' | 'region' | 'country'>,
  countryName: (code: string) => string,
): { title: string; where: string } {
  const { name, postcode, region, country } = place;
  const isTown = region === null || region === name;
  return {
    title: postcode === null ? name : `${postcode} ${name}`,
    where: isTown ? countryName(country) : `${region}, ${countryName(country)}`,
  };
}
