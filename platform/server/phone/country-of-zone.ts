import { COUNTRY_CODES } from '#platform/contract/country-codes.ts';
import { zonesOfCountry } from '#platform/contract/time/zones-of-country.ts';

let countries: Map<string, string> | undefined;

/** Where a brand is at home, by its clock: a number without a country is most often one of there. */
export function countryOfZone(timeZone: string): string | undefined {
  countries ??= new Map(
    COUNTRY_CODES.flatMap((code) => zonesOfCountry(code).map((zone) => [zone, code] as const)),
  );
  return countries.get(timeZone);
}
