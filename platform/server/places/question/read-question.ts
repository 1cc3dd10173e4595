import { PLACE_TEXT_MAX_LENGTH } from '#platform/contract/limits.ts';
import { foldedWords } from '../fold-name.ts';
import { namedCountry } from './named-country.ts';
import { countryFromPostcodeFormat } from './postcode-forms.ts';

/** One interpretation of the typed text. */
export interface Reading {
  /** Of the part of an address that may hold a town or a postcode. */
  words: readonly string[];
  country?: string;
  /** Text after a comma that is not a country: a region, if one has that name. */
  region?: string;
  /** How the town's longer name ends: Offenbach (Main). */
  ending?: string;
  /** A town it lies near: Lugo (Ravenna). */
  near?: string;
  /** The country that the written form of a code names. */
  codeCountry?: string | undefined;
}

const MOST_PARTS = 6;
/** A letter between commas is a staircase or a floor. */
const SHORTEST_PART = 2;
const MOST_COUNTRY_WORDS = 4;
/** Only the last words are read, because the town is at the end of an address. */
const MOST_WORDS = 12;
const MOST_TOWN_WORDS = 3;

/** Ways to understand a text, the likeliest first: `Paris, Texas`, `12 rue du Port, 15000 Aurillac`, `Halle (Saale)`. */
export function readQuestion(text: string): Reading[] {
  const typed = text.slice(0, PLACE_TEXT_MAX_LENGTH);
  const codeCountry = countryFromPostcodeFormat(typed);
  const readings = bracketReadings(typed) ?? partReadings(typed);
  return codeCountry === undefined
    ? readings
    : readings.map((reading) => ({ ...reading, codeCountry }));
}

/** `Name (hint)`, where the hint is a part of the name, a country, a region or a town nearby, and never the place itself. */
function bracketReadings(text: string): Reading[] | undefined {
  const open = text.indexOf('(');
  const before = text.slice(0, Math.max(open, 0));
  if (open < 0 || /[,;\n]/.test(before)) return undefined;
  const words = foldedWords(before).slice(-MOST_WORDS);
  const hint = foldedWords(text.slice(open)).slice(-MOST_COUNTRY_WORDS);
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
    .map((part) => foldedWords(part).slice(-MOST_WORDS))
    .filter((words, _, all) => words.join('').length >= (all.length > 1 ? SHORTEST_PART : 1))
    .slice(-MOST_PARTS);
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
  if (words.length < MOST_TOWN_WORDS || !words.some((word) => /\d/.test(word))) return [];
  return Array.from({ length: MOST_TOWN_WORDS }, (_, index) => ({
    words: words.slice(index - MOST_TOWN_WORDS),
  }));
}

/** A country or region without a comma before it: tries the last words, longest first. */
function tailReadings(words: readonly string[]): Reading[] {
  const most = Math.min(MOST_COUNTRY_WORDS, words.length - 1);
  return Array.from({ length: Math.max(most, 0) }, (_, index) => most - index).map((tail) => {
    const key = words.slice(-tail).join('');
    const country = namedCountry(key);
    const rest = words.slice(0, -tail);
    return country === undefined ? { words: rest, region: key } : { words: rest, country };
  });
}
