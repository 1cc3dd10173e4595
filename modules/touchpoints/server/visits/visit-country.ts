/**
 * A country as visits keep it: capital letters where the network told it, small ones where only the visitor's language
 * did, empty where nothing did. What was counted before the two were told apart stands in capitals.
 */
export function countryByLanguage(code: string): string {
  return code.toLowerCase();
}

export function isByLanguage(kept: string): boolean {
  return kept !== kept.toUpperCase();
}

/** Two capital letters, whoever told it; empty where it is not known. */
export function countryCode(kept: string): string {
  return kept.toUpperCase();
}
