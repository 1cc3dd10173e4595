import { PLACE_TEXT_MAX_LENGTH } from '#platform/contract/limits.ts';
import { foldedWords } from '../fold-name.ts';
import { namedCountry } from './named-country.ts';

/** One way to understand what was typed. */
export interface Reading {
  /** Of the part of an address that may hold a town or a postcode. */
  words: readonly string[];
  country?: string;
  /** What stands behind a comma and is no country: a region, if there is one of that name. */
  region?: string;
}

const MOST_PARTS = 6;
/** A letter between commas is a staircase or a floor. */
const SHORTEST_PART = 2;
const MOST_COUNTRY_WORDS = 4;
/** The end of an address is where its town stands. */
const MOST_WORDS = 12;
const MOST_TOWN_WORDS = 3;

/** Ways to understand a text, the likeliest first: `Paris, Texas`, `12 rue du Port, 15000 Aurillac`, `Paris France`. */
export function readQuestion(text: string): Reading[] {
  const parts = text
    .slice(0, PLACE_TEXT_MAX_LENGTH)
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
  return [
    ...before.map((words) => ({
      words,
      ...(country === undefined ? { region: key } : { country }),
    })),
    ...[last, ...before].map((words) => ({ words })),
  ];
}

/** A house number tells that the town stands at the end: 12 rue de la Paix Paris. */
function behindAStreet(words: readonly string[]): Reading[] {
  if (words.length < MOST_TOWN_WORDS || !words.some((word) => /\d/.test(word))) return [];
  return Array.from({ length: MOST_TOWN_WORDS }, (_, index) => ({
    words: words.slice(index - MOST_TOWN_WORDS),
  }));
}

/** A country or region that is named without a comma before it: the words from the right, the longest first. */
function tailReadings(words: readonly string[]): Reading[] {
  const most = Math.min(MOST_COUNTRY_WORDS, words.length - 1);
  return Array.from({ length: Math.max(most, 0) }, (_, index) => most - index).map((tail) => {
    const key = words.slice(-tail).join('');
    const country = namedCountry(key);
    const rest = words.slice(0, -tail);
    return country === undefined ? { words: rest, region: key } : { words: rest, country };
  });
}
