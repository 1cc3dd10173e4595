/**
 * Country of a visit: upper case from the network, lower case from the visitor's language only, empty if unknown.
 * Visits counted before this distinction are in upper case.
 */
export function countryByLanguage(code: string): string {
  return code.toLowerCase();
}

export function isByLanguage(kept: string): boolean {
  return kept !== kept.toUpperCase();
}

/** Two capital letters, from any source; empty if unknown. */
export function countryCode(kept: string): string {
  return kept.toUpperCase();
}
