import { COUNTRY_CODES } from '#platform/contract/country-codes.ts';
import { countryTimeZones } from '#platform/contract/time/country-time-zones.ts';

let countries: Map<string, string> | undefined;

/** Country of a time zone. A phone number without a country code most often belongs to the brand's own country. */
export function timeZoneCountry(timeZone: string): string | undefined {
  countries ??= new Map(
    COUNTRY_CODES.flatMap((code) => countryTimeZones(code).map((zone) => [zone, code] as const)),
  );
  return countries.get(timeZone);
}
