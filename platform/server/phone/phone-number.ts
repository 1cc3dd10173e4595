import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import { COUNTRY_CODES } from '#platform/contract/text/country.ts';
import { countryTimeZones } from '#platform/contract/time-zone.ts';

let countries: Map<string, string> | undefined;

/** Country of a time zone. A phone number without a country code most often belongs to the brand's own country. */
export function timeZoneCountry(timeZone: string): string | undefined {
  countries ??= new Map(
    COUNTRY_CODES.flatMap((code) => countryTimeZones(code).map((zone) => [zone, code] as const)),
  );
  return countries.get(timeZone);
}

/** `+47 22 55 01 84`, grouped as in its country; other text stays unchanged. */
export function formatPhone(given: string): string {
  const number = parsePhoneNumberFromString(given);
  return number?.isPossible() ? number.formatInternational() : given;
}

/**
 * Normalizes a phone number to the stored format, +43662550139, so that each number has one spelling. `country` applies
 * to numbers without a country code; undefined if it is not a valid number.
 */
export function readPhone(given: string, country?: string | null): string | undefined {
  const home = country && isSupportedCountry(country) ? (country as CountryCode) : undefined;
  const number = parsePhoneNumberFromString(given, home);
  return number?.isPossible() ? number.number : undefined;
}

const PHONE = /^\+?[\d\s()./-]+$/;
const FEWEST_DIGITS = 4;

/**
 * Digits to search a phone number by: "+43 (0) 662 55 01 39" and "0662/550139" find the stored +43662550139. Undefined
 * if it is not a number.
 */
export function searchedPhone(searchText: string): string | undefined {
  const typed = searchText.trim();
  if (!PHONE.test(typed)) return undefined;
  const digits = typed
    .replace('(0)', '')
    .replaceAll(/\D/g, '')
    // 00 means +, and a leading 0 is only used for domestic calls.
    .replace(/^0+/, '');
  return digits.length >= FEWEST_DIGITS ? digits : undefined;
}
