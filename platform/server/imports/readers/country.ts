import { COUNTRY_CODES } from '#platform/contract/country-codes.ts';
import { LOCALES, languageTag } from '#platform/contract/locale.ts';
import { CellFault, type ReadCell } from '../import-column.ts';
import { normalizeForComparison } from '../normalize-for-comparison.ts';

let names: Map<string, string> | undefined;

/** The two letters of ISO 3166, or the name in any of the six languages: FR, France, Frankreich, Frankrike. */
export const country: ReadCell<string> = (given) =>
  countryNamed(given) ?? new CellFault('notCountry');

export function countryNamed(given: string): string | undefined {
  names ??= countriesByName();
  return names.get(normalizeForComparison(given));
}

function countriesByName(): Map<string, string> {
  const found = new Map<string, string>();
  for (const locale of LOCALES) {
    const namesHere = new Intl.DisplayNames(languageTag(locale), { type: 'region' });
    for (const code of COUNTRY_CODES)
      found.set(normalizeForComparison(namesHere.of(code) ?? code), code);
  }
  for (const code of COUNTRY_CODES) found.set(code.toLowerCase(), code);
  // Common codes in the United Kingdom and Greece.
  return found.set('uk', 'GB').set('el', 'GR');
}
