import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** `+47 22 55 01 84`, in the groups of its country; what is no number stays as it is. */
export function phoneInWords(given: string): string {
  const number = parsePhoneNumberFromString(given);
  return number?.isPossible() ? number.formatInternational() : given;
}
