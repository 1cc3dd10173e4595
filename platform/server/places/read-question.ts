import { PLACE_TEXT_MAX_LENGTH } from '#platform/contract/limits.ts';
import { LOCALES, languageTag } from '#platform/contract/locale.ts';
import { COUNTRY_CODES } from '#platform/contract/text/country.ts';
import { foldedWords, foldName } from './fold-name.ts';

/** One interpretation of the typed text. */
export interface Reading {
  /** The words of the address part that may contain a town or a postcode. */
  words: readonly string[];
  country?: string;
  /** Text after a comma that is not a country: a region, if one has that name. */
  region?: string;
  /** End of the town's longer name: Offenbach (Main). */
  ending?: string;
  /** A nearby town: Lugo (Ravenna). */
  near?: string;
  /** The country that the code's format identifies. */
  codeCountry?: string | undefined;
}

const MAX_PARTS = 6;
/** A letter between commas is a staircase or a floor. */
const SHORTEST_PART = 2;
const MAX_COUNTRY_WORDS = 4;
/** Only the last words are read, because the town is at the end of an address. */
const MAX_WORDS = 12;
const MAX_TOWN_WORDS = 3;

/** Interpretations of a text, most likely first: `Paris, Texas`, `12 rue du Port, 15000 Aurillac`, `Halle (Saale)`. */
export function readQuestion(text: string): Reading[] {
  const typed = text.slice(0, PLACE_TEXT_MAX_LENGTH);
  const codeCountry = countryFromPostcodeFormat(typed);
  const readings = bracketReadings(typed) ?? partReadings(typed);
  return codeCountry === undefined
    ? readings
    : readings.map((reading) => ({ ...reading, codeCountry }));
}

/** `Name (hint)`: the hint is a part of the name, a country, a region or a nearby town, never the place itself. */
function bracketReadings(text: string): Reading[] | undefined {
  const open = text.indexOf('(');
  const before = text.slice(0, Math.max(open, 0));
  if (open < 0 || /[,;\n]/.test(before)) return undefined;
  const words = foldedWords(before).slice(-MAX_WORDS);
  const hint = foldedWords(text.slice(open)).slice(-MAX_COUNTRY_WORDS);
  if (words.length === 0 || hint.length === 0) return undefined;
  return [...hintReadings(words, hint), { words }];
}

function hintReadings(words: readonly string[], hint: readonly string[]): Reading[] {
  const key = hint.join('');
  const country = namedCountry(key);
  return [
    { words: [...words, ...hint] },
    { words, ...(country === undefined ? { region: key } : { country }) },
    { words, ending: key },
    { words, near: key },
  ];
}

function partReadings(text: string): Reading[] {
  const parts = text
    .split(/[,;()\n]/)
    .map((part) => foldedWords(part).slice(-MAX_WORDS))
    .filter((words, _, all) => words.join('').length >= (all.length > 1 ? SHORTEST_PART : 1))
    .slice(-MAX_PARTS);
  const last = parts.at(-1);
  if (!last) return [];
  const before = parts.slice(0, -1).reverse();
  if (before.length === 0) return [{ words: last }, ...tailReadings(last), ...behindAStreet(last)];
  const key = last.join('');
  const country = namedCountry(key);
  const [first = []] = before;
  const hasFigures = [...first, ...last].some((word) => /\d/.test(word));
  return [
    ...before.map((words) => ({
      words,
      ...(country === undefined ? { region: key } : { country }),
    })),
    ...(before.length === 1 && !hasFigures && country === undefined
      ? [{ words: [...first, ...last] }, { words: first, ending: key }]
      : []),
    ...[last, ...before].map((words) => ({ words })),
  ];
}

/** A house number indicates that the town is at the end: 12 rue de la Paix Paris. */
function behindAStreet(words: readonly string[]): Reading[] {
  if (words.length < MAX_TOWN_WORDS || !words.some((word) => /\d/.test(word))) return [];
  return Array.from({ length: MAX_TOWN_WORDS }, (_, index) => ({
    words: words.slice(index - MAX_TOWN_WORDS),
  }));
}

/** A country or region without a comma before it: tries the last words, longest first. */
function tailReadings(words: readonly string[]): Reading[] {
  const most = Math.min(MAX_COUNTRY_WORDS, words.length - 1);
  return Array.from({ length: Math.max(most, 0) }, (_, index) => most - index).map((tail) => {
    const key = words.slice(-tail).join('');
    const country = namedCountry(key);
    const rest = words.slice(0, -tail);
    return country === undefined ? { words: rest, region: key } : { words: rest, country };
  });
}

/** Common country names that are not in the standard list of any language. */
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

/** Prefixes of postcodes that differ from the country's code: F-15000, L-1234. */
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

/** The country of a folded name or code, in any supported language. */
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

/** Countries for which only the first part of a postcode is stored, with the pattern of a full code. */
const SHORTENED: readonly { country: string; whole: RegExp }[] = [
  { country: 'GB', whole: /^([a-z]{1,2}\d[a-z\d]?)\d[a-z]{2}$/ },
  { country: 'IE', whole: /^([a-z]\d[\dw])[a-z\d]{4}$/ },
  { country: 'CA', whole: /^([a-z]\d[a-z])\d[a-z]\d$/ },
  { country: 'NL', whole: /^(\d{4})[a-z]{2}$/ },
  { country: 'PT', whole: /^(\d{4})\d{3}$/ },
  { country: 'BR', whole: /^(\d{5})\d{3}$/ },
  { country: 'US', whole: /^(\d{5})\d{4}$/ },
];

/** Possible meanings of a typed code: the code itself in any country, or the district that its first part names. */
export function postcodeForms(typed: string): { key: string; country?: string }[] {
  return [
    { key: typed },
    ...SHORTENED.flatMap(({ country, whole }) => {
      const key = whole.exec(typed)?.[1];
      return key === undefined ? [] : { key, country };
    }),
  ];
}

/** Countries identified by the position of the hyphen in their codes. The list has no postcodes for Japan. */
const HYPHENATED: ReadonlyMap<string, string> = new Map([
  ['2-3', 'PL'],
  ['3-4', 'JP'],
  ['4-3', 'PT'],
  ['5-3', 'BR'],
  ['5-4', 'US'],
]);

/** The country that a code's format identifies: 00-001 is Polish, 100-0001 Japanese. */
export function countryFromPostcodeFormat(text: string): string | undefined {
  const [, before = '', after = ''] = /(?<![\w-])(\d{2,5})-(\d{3,4})(?![\w-])/.exec(text) ?? [];
  return HYPHENATED.get(`${before.length}-${after.length}`);
}
