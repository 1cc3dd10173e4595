import { COUNTRY_CODES } from '#platform/contract/country-codes.ts';
import { LOCALES, languageTag } from '#platform/contract/locale.ts';
import { foldName } from '../fold-name.ts';

/** What people call countries beside the names that every language's own list has. */
const ALSO: readonly (readonly [string, string])[] = [
  ['uk', 'GB'],
  ['england', 'GB'],
  ['angleterre', 'GB'],
  ['inghilterra', 'GB'],
  ['inglaterra', 'GB'],
  ['usa', 'US'],
  ['holland', 'NL'],
  ['hollande', 'NL'],
  ['olanda', 'NL'],
  ['holanda', 'NL'],
  ['czechrepublic', 'CZ'],
];

/** Letters that are put before a postcode and are not the country's code: F-15000, L-1234. */
const BEFORE_A_POSTCODE: ReadonlyMap<string, string> = new Map([
  ['a', 'AT'],
  ['b', 'BE'],
  ['d', 'DE'],
  ['e', 'ES'],
  ['f', 'FR'],
  ['i', 'IT'],
  ['l', 'LU'],
  ['n', 'NO'],
  ['p', 'PT'],
  ['s', 'SE'],
]);

let names: ReadonlyMap<string, string> | undefined;

/** The country that a folded name or code means, in any of our languages. */
export function namedCountry(key: string): string | undefined {
  names ??= new Map([
    ...LOCALES.flatMap((locale) => {
      const called = new Intl.DisplayNames(languageTag(locale), { type: 'region' });
      return COUNTRY_CODES.map((code) => [foldName(called.of(code) ?? code), code] as const);
    }),
    ...COUNTRY_CODES.map((code) => [code.toLowerCase(), code] as const),
    ...ALSO,
  ]);
  return names.get(key);
}

export function countryBeforePostcode(word: string): string | undefined {
  return BEFORE_A_POSTCODE.get(word) ?? (word.length === 2 ? namedCountry(word) : undefined);
}
