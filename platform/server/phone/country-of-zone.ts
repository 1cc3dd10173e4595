import { COUNTRY_CODES } from '#platform/contract/country-codes.ts';

let countries: Map<string, string> | undefined;

/** Where a brand is at home, by its clock: a number without a country is most often one of there. */
export function countryOfZone(timeZone: string): string | undefined {
  countries ??= new Map(
    COUNTRY_CODES.flatMap((code) => zonesOf(code).map((zone) => [zone, code] as const)),
  );
  return countries.get(timeZone);
}

/** Engines call it by one name or the other. */
function zonesOf(code: string): readonly string[] {
  const locale = new Intl.Locale(`und-${code}`) as Intl.Locale & {
    getTimeZones?: () => readonly string[] | undefined;
    timeZones?: readonly string[];
  };
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}
