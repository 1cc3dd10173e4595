import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';

/**
 * Normalizes a phone number to the stored format, +43662550139, so that each number has one spelling. `country` applies
 * to numbers without a country code; undefined if it is not a valid number.
 */
export function readPhone(given: string, country?: string | null): string | undefined {
  const home = country && isSupportedCountry(country) ? (country as CountryCode) : undefined;
  const number = parsePhoneNumberFromString(given, home);
  return number?.isPossible() ? number.number : undefined;
}
