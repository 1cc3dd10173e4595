import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** `+47 22 55 01 84`, grouped as in its country; other text stays unchanged. */
export function formatPhone(given: string): string {
  const number = parsePhoneNumberFromString(given);
  return number?.isPossible() ? number.formatInternational() : given;
}
