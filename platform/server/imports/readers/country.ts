import { COUNTRY_CODES } from '#platform/contract/country-codes.ts';
import { LOCALES, languageTag } from '#platform/contract/locale.ts';
import { foldWords } from '../fold-words.ts';
import { CellFault, type ReadCell } from '../import-column.ts';

let names: Map<string, string> | undefined;

/** The two letters of ISO 3166, or the name in any of the six languages: FR, France, Frankreich, Frankrike. */
export const country: ReadCell<string> = (given) =>
  countryNamed(given) ?? new CellFault('notCountry');

export function countryNamed(given: string): string | undefined {
  names ??= countriesByName();
  return names.get(foldWords(given));
}

function countriesByName(): Map<string, string> {
  const found = new Map<string, string>();
  for (const locale of LOCALES) {
    const namesHere = new Intl.DisplayNames(languageTag(locale), { type: 'region' });
    for (const code of COUNTRY_CODES) found.set(foldWords(namesHere.of(code) ?? code), code);
  }
  for (const code of COUNTRY_CODES) found.set(code.toLowerCase(), code);
  // What the British and the Greeks write for their own.
  return found.set('uk', 'GB').set('el', 'GR');
}
