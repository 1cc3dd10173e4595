import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';

/**
 * A phone number in the one spelling it is kept in, +43662550139, so that one number is one person however it was typed. The
 * country says how a number without its own is read; undefined is no number of any country.
 */
export function readPhone(given: string, country?: string | null): string | undefined {
  const home = country && isSupportedCountry(country) ? (country as CountryCode) : undefined;
  const number = parsePhoneNumberFromString(given, home);
  return number?.isPossible() ? number.number : undefined;
}
